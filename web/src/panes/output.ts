/** The output pane: what the program printed, errors in another colour, and how long it took. */
import { element } from "../app/dom";
import type { Pane, PaneContext } from "../app/pane";

const MAX_CHARACTERS = 400_000;

export function outputPane({ bus }: PaneContext): Pane {
  const text = element("pre", { className: "output", tabIndex: 0, ariaLabel: "Program output" });
  const status = element("div", { className: "status", role: "status" }, "The core is loading …");
  const root = element("div", { className: "column" }, text, status);
  let length = 0;

  bus.on("ready", ({ version, milliseconds }) => {
    status.textContent = `Ready: refjit ${version}, loaded in ${milliseconds.toFixed(0)} ms. Run with Ctrl-Enter.`;
  });
  bus.on("broken", ({ message }) => {
    status.textContent = `The core did not load: ${message}`;
    status.className = "status bad";
  });
  bus.on("running", () => {
    text.replaceChildren();
    length = 0;
    status.className = "status";
    status.textContent = "Running …";
  });
  bus.on("output", ({ fd, text: piece }) => {
    if (length > MAX_CHARACTERS) return;
    length += piece.length;
    const shown = length > MAX_CHARACTERS ? "\n… the rest of the output is not shown\n" : piece;
    text.append(fd === 2 ? element("span", { className: "bad" }, shown) : shown);
    text.scrollTop = text.scrollHeight;
  });
  bus.on("ran", ({ exitCode, milliseconds, report }) => {
    status.className = exitCode === 0 ? "status" : "status bad";
    const compiles = report.counters["compiles"] ?? 0;
    const launches = report.counters["launches"] ?? 0;
    status.textContent =
      `Exit code ${exitCode} after ${milliseconds.toFixed(0)} ms · ` +
      `${compiles} ${compiles === 1 ? "graph" : "graphs"} compiled, launched ${launches} ${launches === 1 ? "time" : "times"}`;
  });
  bus.on("ended", ({ message }) => {
    status.className = "status bad";
    status.textContent = message;
  });
  return { id: "output", title: "Output", element: root };
}
