/** The line below all panes: what the core is doing, and how the last run ended. */
import { element } from "../app/dom";
import { FILE_NAME, type PaneContext } from "../app/pane";

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Events in the program's own lines that the line counts: what is not as a reader of the program would think. */
const KINDS: [kind: string, what: string][] = [
  ["graph_break", "graph breaks"],
  ["fallback", "fallbacks to Python"],
  ["frozen", "frozen constants"],
];

/** Who has no mouse has hardly a keyboard with such keys. */
const SHORTCUT = matchMedia("(hover: none)").matches ? "" : " Ctrl-Enter runs the program.";

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

export function statusBar({ bus }: PaneContext): HTMLElement {
  const root = element("div", { className: "status", id: "status", role: "status" }, "The core is loading …");
  let isFirst = true;
  let clock = 0;
  const say = (text: string, isBad = false): void => {
    clearInterval(clock);
    root.textContent = text;
    root.title = text;
    root.classList.toggle("bad", isBad);
  };

  bus.on("ready", ({ version, milliseconds }) => {
    // After a stop the core loads again; what was stopped stays to be read.
    if (isFirst) say(`Ready: refjit ${version}, loaded in ${milliseconds.toFixed(0)} ms.${SHORTCUT}`);
    isFirst = false;
  });
  bus.on("loading", ({ received, total }) => {
    const of = total > received ? ` of ${megabytes(total)}` : "";
    if (isFirst) say(`The core is loading … ${megabytes(received)}${of} MB`);
  });
  bus.on("notice", ({ message, isBad }) => {
    isFirst = false;  // a notice about a link is not to give way to "Ready"
    say(message, isBad);
  });
  bus.on("broken", ({ message }) => say(message, true));
  bus.on("running", () => {
    say("Running …");
    // A sign of life for those who look; screen readers would say each second.
    const seconds = element("span", { ariaHidden: "true" });
    root.append(seconds);
    const start = performance.now();
    clock = window.setInterval(() => {
      seconds.textContent = ` ${((performance.now() - start) / 1000).toFixed(0)} s`;
    }, 1000);
  });
  bus.on("ended", ({ message }) => say(message, true));
  bus.on("ran", ({ error, exitCode, milliseconds, report }) => {
    const end = error ? `${error.type}${error.line ? ` at line ${error.line}` : ""}` : exitCode ? `Exit code ${exitCode}` : "Finished";
    const work = [
      `${counted(report.counters["compiles"] ?? 0, "graph", "graphs")} compiled`,
      counted(report.counters["launches"] ?? 0, "launch", "launches"),
      ...KINDS.map(([kind, what]) => ({ what, lines: new Set(report.events.filter((event) => event.kind === kind && event.file === FILE_NAME && event.line).map(({ line }) => line)).size }))
        .filter(({ lines }) => lines > 0)
        .map(({ what, lines }) => `${what} in ${counted(lines, "line", "lines")}`),
    ];
    say(`${end} after ${milliseconds.toFixed(0)} ms · ${work.join(", ")}`, exitCode !== 0);
  });
  return root;
}
