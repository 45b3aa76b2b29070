/** The page: source on the left; output, graph, report and device as tabs on the right; options and Run above. */
import "./style.css";
import { Engine } from "../engine/engine";
import { devicePane } from "../panes/device";
import { graphPane } from "../panes/graph";
import { commandLine } from "../panes/command-line";
import { optionBar } from "../panes/options";
import { outputPane } from "../panes/output";
import { reportPane } from "../panes/report";
import { sourcePane } from "../panes/source";
import { statusBar } from "../panes/status";
import { chooser } from "./chooser";
import { element } from "./dom";
import { EventBus } from "./events";
import { keepForOffline } from "./offline";
import { EXAMPLES } from "./examples";
import { FILE_NAME, type PaneMaker } from "./pane";
import { splitter } from "./splitter";
import { tabbed } from "./tabs";

const RECORDED_BYTES = 16 << 20;
/** Where a pane is added: a maker here, and a step in tests/web. */
const PANES: PaneMaker[] = [outputPane, graphPane, reportPane, devicePane];

const context = { bus: new EventBus(), engine: new Engine() };
const { bus, engine } = context;

engine.onReady = (version, milliseconds) => bus.emit("ready", { version, milliseconds });
engine.onLoading = (received, total) => bus.emit("loading", { received, total });
engine.onBroken = (message) => bus.emit("broken", { message });
engine.onOutput = (fd, text) => bus.emit("output", { fd, text });

const first = EXAMPLES[0];
const source = sourcePane(context, first?.text ?? "");
const command = commandLine();
const options = optionBar();
const runButton = element("button", { type: "button", id: "run", className: "primary", disabled: true, title: "Ctrl-Enter" }, "Run");
const stopButton = element("button", { type: "button", id: "stop", disabled: true }, "Stop");
const status = statusBar(context);
const { select: exampleSelect, share } = chooser(bus, source, command, options);
const { tabs, stage, show } = tabbed(PANES.map((make) => make(context)));
const results = element("section", { className: "right", ariaLabel: "What became of it" }, tabs, stage, status);

const parts = element("main", {});
parts.append(element("section", { className: "left", ariaLabel: "Program" }, source.element, command.element), splitter(parts, "x", "Width of the program", 45), results);

document.querySelector("#app")?.append(
  element(
    "header",
    {},
    element("h1", {}, "refjit"),
    element("span", { className: "tagline" }, "mindspore.jit, watched from the inside"),
    element("label", {}, "Example ", exampleSelect),
    runButton,
    stopButton,
    share,
    options.element,
  ),
  parts,
);

let isRunning = false;
async function run(): Promise<void> {
  if (isRunning || runButton.disabled) return;
  isRunning = true;
  runButton.disabled = true;
  stopButton.disabled = false;
  const text = source.text();
  bus.emit("running", { source: text });
  // Where the panes stand below the program, the visitor sees that something happens.
  if (results.getBoundingClientRect().top > innerHeight / 2) results.scrollIntoView({ block: "end" });
  try {
    const request = {
      files: { [FILE_NAME]: text },
      main: FILE_NAME,
      argv: command.argv(),
      jit: options.options(),
      report_level: 2,
      recorded_launch_bytes: RECORDED_BYTES,
    } as const;
    const { outcome, milliseconds } = await engine.run(request, command.given().input);
    bus.emit("ran", { report: outcome.report, error: outcome.error, exitCode: outcome.exit_code, milliseconds });
  } catch (error) {
    bus.emit("ended", { message: error instanceof Error ? error.message : String(error) });
  } finally {
    isRunning = false;
    runButton.disabled = false;
    stopButton.disabled = true;
  }
}

runButton.onclick = () => void run();
stopButton.onclick = () => engine.stop();
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void run();
});
bus.on("showCompile", () => show("graph"));
bus.on("broken", () => {
  runButton.disabled = isRunning;
});
bus.on("ready", () => {
  runButton.disabled = isRunning;
  keepForOffline();
});
