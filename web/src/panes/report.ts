/** The report pane: why each graph was compiled, and everything that did not become graph, with its line. */
import type { Report, ReportEvent } from "@core/refjit";
import { element } from "../app/dom";
import { FILE_NAME, type Pane, type PaneContext } from "../app/pane";
import { title } from "../app/words";

export function reportPane({ bus }: PaneContext): Pane {
  const root = element("div", { className: "column report" });
  const hint = (text: string): void => root.replaceChildren(element("p", { className: "hint" }, text));
  hint("Run a program: compiles, their reasons and everything that fell back are listed here.");

  const link = ({ file, line }: { file: string; line: number }): HTMLElement | string => {
    if (!line) return "";
    if (file !== FILE_NAME) return `${file}:${line}`;
    const button = element("button", { type: "button", className: "line" }, `line ${line}`);
    button.onclick = () => bus.emit("showLine", { line });
    return button;
  };
  const compiles = (report: Report): HTMLElement =>
    element(
      "table",
      { id: "compiles" },
      element("thead", {}, element("tr", {}, ...["", "Function", "Capture", "Level", "Executor", "Nodes", "Launches", "ms", "Why"].map((name) => element("th", { className: ["Nodes", "Launches", "ms"].includes(name) ? "number" : "" }, name)))),
      element(
        "tbody",
        {},
        ...report.compiles.map((compile) =>
          element(
            "tr",
            {},
            element("td", {}, String(compile.id + 1)),
            element("td", { className: "name" }, compile.function, " ", link(compile)),
            element("td", {}, compile.capture_mode),
            element("td", {}, compile.jit_level),
            element("td", {}, compile.executor === "kernel_by_kernel" ? "by kernel" : compile.executor),
            element("td", { className: "number" }, String(compile.nodes)),
            element("td", { className: "number", title: "Launches a call" }, compile.launches ? String(compile.launches) : "varies"),
            element("td", { className: "number" }, compile.milliseconds.toFixed(2)),
            element("td", { className: "why" }, compile.reason),
          ),
        ),
      ),
    );
  const event = (item: ReportEvent): HTMLElement => {
    const fields = Object.entries(item.fields).filter(([name, value]) => value !== "" && !["break", "source"].includes(name));
    return element(
      "li",
      { className: item.kind },
      element("strong", {}, title(item)),
      " ",
      link(item),
      element("div", {}, fields.map(([name, value]) => `${name}: ${String(value)}`).join(" · ")),
    );
  };

  bus.on("running", () => hint("Running …"));
  bus.on("ended", ({ message }) => hint(message));
  bus.on("ran", ({ report }) => {
    const counters = Object.entries(report.counters)
      .filter(([name, value]) => value !== 0 || !name.startsWith("dropped_"))
      .map(([name, value]) => element("span", { className: "counter" }, `${name.replaceAll("_", " ")} `, element("b", {}, String(value))));
    root.replaceChildren(
      element("div", { className: "counters" }, ...counters),
      element("h3", {}, "Compiles"),
      report.compiles.length ? compiles(report) : element("p", { className: "hint" }, "Nothing was compiled."),
      element("h3", {}, "Events"),
      report.events.length
        ? element("ul", { className: "events" }, ...report.events.map(event))
        : element("p", { className: "hint" }, "None: everything became graph, nothing was frozen or ignored."),
    );
    if (report.dropped_events) root.append(element("p", { className: "hint" }, `${report.dropped_events} more events are not listed.`));
  });
  return { id: "report", title: "Report", element: root };
}
