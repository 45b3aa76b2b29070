/** The report pane: why each graph was compiled, and everything that did not become graph, with its line. */
import type { Report, ReportEvent } from "@core/refjit";
import { element } from "../app/dom";
import { FILE_NAME, type Pane, type PaneContext } from "../app/pane";
import { graphLink, lineLink } from "./line-link";
import { advice, cause, sentence, title } from "../app/words";

const COLUMNS: [name: string, meaning: string][] = [
  ["Graph", ""],
  ["Function", ""],
  ["Why", "Why this graph was compiled: the first call, or what had changed since an earlier one; and the line of that call"],
  ["How", "Capture mode, optimisation level, executor"],
  ["Nodes", "Operators of the graph that runs"],
  ["Kernels", "Kernels that one call starts"],
  ["ms", "Milliseconds from the call to the finished plan"],
];
const NUMBERS = new Set(["Nodes", "Kernels", "ms"]);
/** What the report's numbers count. */
const COUNTED: Record<string, string> = {
  calls: "Calls of jitted functions",
  launches: "Runs of compiled graphs",
  compiles: "Graphs that were compiled",
  recompiles: "Graphs that were compiled because something differed from an earlier call",
  graph_breaks: "Captures that ended before their function did; a line counts again when it is captured again",
  fallbacks: "Places that ast capture left to Python",
  interpreted_calls: "Calls, or stretches of them, that Python ran where no graph was possible",
  eager_operators: "Operators that ran at once, outside of graphs",
  recorded_launches: "Runs of graphs that the Device pane can repeat",
  dropped_launches: "Runs of graphs that were not kept for the Device pane",
  cache_hits: "Compiles that the compile cache saved",
  dropped_compiles: "Graphs that were compiled, but are not listed",
  events: "Graph breaks, fallbacks, frozen constants and warnings",
};
const EXECUTORS: Record<string, string> = { kernel_by_kernel: "by\u00a0kernel", sink: "sink", none: "" };

/** What kept lines out of graphs comes first, constants last. */
const ORDER = ["graph_break", "fallback", "device_gap", "ignored_option", "warning", "log"];
const rank = ({ kind }: ReportEvent): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);
const isOwn = ({ file, line }: ReportEvent): boolean => line === 0 || file === FILE_NAME;

export function reportPane({ bus }: PaneContext): Pane {
  const root = element("div", { className: "column report" });
  const hint = (text: string): void => root.replaceChildren(element("p", { className: "hint" }, text));
  hint("Run a program: compiles, their reasons and everything that fell back are listed here.");

  const link = (place: { file: string; line: number }): HTMLElement | string => lineLink(place, (line) => bus.emit("showLine", { line }));
  const toGraph = (id: number): HTMLElement => graphLink(id, (shown) => bus.emit("showCompile", { id: shown }));
  const compiles = (report: Report): HTMLElement =>
    element(
      "table",
      { id: "compiles" },
      element("thead", {}, element("tr", {}, ...COLUMNS.map(([name, meaning]) => element("th", { className: NUMBERS.has(name) ? "number" : "", title: meaning }, name)))),
      element(
        "tbody",
        {},
        ...report.compiles.map((compile) =>
          element(
            "tr",
            {},
            element("td", {}, toGraph(compile.id)),
            element("td", { className: "name" }, compile.function, " ", link(compile)),
            element("td", { className: "why" }, compile.reason, compile.called.line ? " · " : null, link(compile.called), ...(compile.facts ?? []).map((fact) => element("div", { className: "fact" }, fact))),
            element("td", { className: "how" }, [compile.capture_mode, compile.jit_level, EXECUTORS[compile.executor]].filter(Boolean).join(" · ")),
            element("td", { className: "number" }, String(compile.nodes)),
            element("td", { className: "number" }, compile.launches ? String(compile.launches) : "varies"),
            element("td", { className: "number" }, compile.milliseconds.toFixed(2)),
          ),
        ),
      ),
    );
  /** What happened again and again is one entry, with its lines. */
  const event = (items: ReportEvent[]): HTMLElement | null => {
    const [first] = items;
    if (!first) return null;
    const lines = [...new Map(items.map((item) => [`${item.file}:${item.line}`, item])).values()];
    const owner = first.fields["function"];
    return element(
      "li",
      { className: first.kind },
      element("strong", {}, title(first)),
      ...lines.flatMap((item) => [" ", link(item)]),
      owner ? ` in ${String(owner)}` : null,
      items.length > lines.length ? `, ${items.length} times` : null,
      element("div", {}, cause(first)),
      advice(first) ? element("div", {}, advice(first)) : null,
    );
  };
  const grouped = (events: ReportEvent[]): ReportEvent[][] => {
    const groups = new Map<string, ReportEvent[]>();
    for (const item of [...events].sort((a, b) => rank(a) - rank(b))) {
      const key = `${sentence(item)}|${String(item.fields["function"])}`;
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return [...groups.values()];
  };

  const list = (events: ReportEvent[]): HTMLElement => element("ul", { className: "events" }, ...grouped(events).map(event));
  /** Those of the program; what its calls led to inside mindspore is one click away. */
  const events = (all: ReportEvent[]): HTMLElement[] => {
    if (!all.length) return [element("p", { className: "hint" }, "None: everything became graph, nothing was frozen or ignored.")];
    const [own, inner] = [all.filter(isOwn), all.filter((item) => !isOwn(item))];
    const rest = element("details", { className: "operators" }, element("summary", {}, `${own.length ? "" : "All "}${inner.length} ${own.length ? "more " : ""}in mindspore's own code`), list(inner));
    return [...(own.length ? [list(own)] : []), ...(inner.length ? [rest] : [])];
  };

  bus.on("running", () => hint("Running …"));
  bus.on("ended", ({ message }) => hint(message));
  /** A table of many compiles hides what stands below it: counters lead to what they count. */
  const counter = (name: string, value: number, places: Record<string, HTMLElement>): HTMLElement => {
    const text = [`${name.replaceAll("_", " ")} `, element("b", {}, String(value))];
    const place = value ? places[name] : undefined;
    const meaning = COUNTED[name] ?? "";
    if (!place) return element("span", { className: "counter", title: meaning }, ...text);
    const button = element("button", { type: "button", className: "counter line", title: meaning }, ...text);
    button.onclick = () => {
      place.scrollIntoView({ block: "start" });
      place.focus({ preventScroll: true });
    };
    return button;
  };

  bus.on("ran", ({ report }) => {
    const [compiled, happened] = [element("h2", { tabIndex: -1 }, "Compiles"), element("h2", { tabIndex: -1 }, "Events")];
    const places = { compiles: compiled, recompiles: compiled, graph_breaks: happened, fallbacks: happened };
    const counters = Object.entries(report.counters)
      .filter(([name, value]) => value !== 0 || !name.startsWith("dropped_"))
      .map(([name, value]) => counter(name, value, places));
    if (report.events.length) counters.push(counter("events", report.events.length + report.dropped_events, { events: happened }));
    root.replaceChildren(
      element("div", { className: "counters" }, ...counters),
      compiled,
      report.compiles.length ? compiles(report) : element("p", { className: "hint" }, "Nothing was compiled."),
      happened,
      ...events(report.events),
    );
    if (report.dropped_events) root.append(element("p", { className: "hint" }, `${report.dropped_events} more events are not listed.`));
  });
  return { id: "report", title: "Report", element: root };
}
