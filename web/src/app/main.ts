/** The page: source on the left; output, graph, report and device as tabs on the right; options and Run above. */
import "./style.css";
import { Engine } from "../engine/engine";
import { devicePane } from "../panes/device";
import { graphPane } from "../panes/graph";
import { optionBar } from "../panes/options";
import { outputPane } from "../panes/output";
import { reportPane } from "../panes/report";
import { sourcePane } from "../panes/source";
import { statusBar } from "../panes/status";
import { element } from "./dom";
import { EventBus } from "./events";
import { EXAMPLES } from "./examples";
import { FILE_NAME, type Pane, type PaneMaker } from "./pane";

const RECORDED_BYTES = 16 << 20;
/** Where a pane is added: a maker here, and a step in tests/web. */
const PANES: PaneMaker[] = [outputPane, graphPane, reportPane, devicePane];

const context = { bus: new EventBus(), engine: new Engine() };
const { bus, engine } = context;

engine.onReady = (version, milliseconds) => bus.emit("ready", { version, milliseconds });
engine.onBroken = (message) => bus.emit("broken", { message });
engine.onOutput = (fd, text) => bus.emit("output", { fd, text });

const first = EXAMPLES[0];
const source = sourcePane(context, first?.text ?? "");
const options = optionBar();
const panes: Pane[] = PANES.map((make) => make(context));

const runButton = element("button", { type: "button", id: "run", className: "primary", disabled: true, title: "Ctrl-Enter" }, "Run");
const stopButton = element("button", { type: "button", id: "stop", disabled: true }, "Stop");
const exampleSelect = element("select", { id: "example" }, ...EXAMPLES.map(({ name }) => element("option", { value: name }, name)));

const tabs = element("div", { className: "tabs", role: "tablist" });
const stage = element("div", { className: "stage", role: "tabpanel" });
function select(pane: Pane): void {
  for (const tab of tabs.querySelectorAll("button")) tab.ariaSelected = String(tab.id === `tab-${pane.id}`);
  stage.replaceChildren(pane.element);
  pane.shown?.();
}
for (const pane of panes) {
  const tab = element("button", { type: "button", id: `tab-${pane.id}`, role: "tab" }, pane.title);
  tab.onclick = () => select(pane);
  tabs.append(tab);
}

document.querySelector("#app")?.append(
  element(
    "header",
    {},
    element("h1", {}, "refjit"),
    element("span", { className: "tagline" }, "mindspore.jit, watched from the inside"),
    element("label", {}, "Example ", exampleSelect),
    runButton,
    stopButton,
    options.element,
  ),
  element("main", {}, element("section", { className: "left" }, source.element), element("section", { className: "right" }, tabs, stage, statusBar(context))),
);
if (panes[0]) select(panes[0]);

let isRunning = false;
async function run(): Promise<void> {
  if (isRunning || runButton.disabled) return;
  isRunning = true;
  runButton.disabled = true;
  stopButton.disabled = false;
  const text = source.text();
  bus.emit("running", { source: text });
  try {
    const { outcome, milliseconds } = await engine.run({
      files: { [FILE_NAME]: text },
      main: FILE_NAME,
      argv: options.argv(),
      jit: options.options(),
      report_level: 2,
      recorded_launch_bytes: RECORDED_BYTES,
    });
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
exampleSelect.onchange = () => {
  const example = EXAMPLES.find(({ name }) => name === exampleSelect.value);
  source.load(example?.text ?? "");
  options.setArgv(example?.argv ?? "");
};
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void run();
});
bus.on("ready", () => {
  runButton.disabled = isRunning;
});
