/** The graph pane: compiles of the run, the phases and passes of one, its layered picture and its text. */
import type { CompileRecord, PassRecord, Report } from "@core/refjit";
import type { GraphJson, GraphQuery } from "../engine/messages";
import { element } from "../app/dom";
import type { Pane, PaneContext } from "../app/pane";
import { splitter } from "../app/splitter";
import { graphListing } from "./graph-listing";
import { graphPicture } from "./graph-picture";
import { passView } from "./pass-view";

const NUMBER = new Intl.NumberFormat("en");
const FLOW_MEANING = "basic blocks, and where each instruction's operands come from";
const fileName = (compile: CompileRecord, what: string): string => `${compile.function}_${what}`.replace(/[^\w.-]+/g, "_");
const WITHOUT_GRAPH = "Run a program that calls a jitted function: its graphs appear here.";

export function graphPane({ bus, engine }: PaneContext): Pane {
  const compileSelect = element("select", { id: "compile", ariaLabel: "Compiled function" });
  const passList = element("ol", { className: "passes", ariaLabel: "Passes" });
  /** Shows and hides the passes that changed nothing. */
  const idleButton = element("button", { type: "button", className: "idle-switch", ariaExpanded: "false" });
  idleButton.onclick = () => {
    idleButton.ariaExpanded = String(passList.classList.toggle("with-idle"));
  };
  const picture = graphPicture((line) => bus.emit("showLine", { line }));
  const listing = graphListing(engine, picture.saveButton);
  const caption = element("span");
  /** What the phase or the pass is for. */
  const meaning = element("span", { className: "meaning" });
  const empty = element("p", { className: "hint" }, WITHOUT_GRAPH);
  const views = element("div", { className: "views" });
  views.append(picture.element, splitter(views, "y", "Height of the picture", 58), listing.element);
  const body = element("div", { className: "graph-body", hidden: true }, passList, element("div", { className: "column" }, element("div", { className: "caption" }, caption, picture.crumbs, picture.controls, meaning), views));
  const bar = element("div", { className: "bar", hidden: true }, element("label", {}, "Compile ", compileSelect));
  const root = element("div", { className: "column graph" }, bar, empty, body);

  let compiles: CompileRecord[] = [];
  let meanings: NonNullable<Report["meanings"]> = { phases: {}, passes: {} };
  let asked = 0;
  /** A run's graphs are asked for and laid out when somebody looks. */
  let isStale = false;

  const explain = (compile: CompileRecord, what: string | undefined): void => {
    meaning.replaceChildren(...[what ?? "", ...(compile.facts ?? [])].filter(Boolean).map((sentence) => element("div", {}, sentence)));
  };
  const current = (): CompileRecord | undefined => compiles.find((compile) => String(compile.id) === compileSelect.value);

  const fail = (error: unknown): void => {
    picture.showOther(null);
    listing.show(null);
    caption.textContent = error instanceof Error ? error.message : String(error);
  };

  /** The list alone scrolls: the page stays where it is. */
  const bringIntoList = (item: HTMLElement): void => {
    const [box, view] = [item.getBoundingClientRect(), passList.getBoundingClientRect()];
    passList.scrollTop += Math.max(box.bottom - view.bottom, 0) || Math.min(box.top - view.top, 0);
  };
  const press = (isPressed: (item: HTMLButtonElement) => boolean): void => {
    for (const item of passList.querySelectorAll("button")) {
      if (item === idleButton) continue;
      item.ariaPressed = String(isPressed(item));
      if (isPressed(item)) bringIntoList(item);
    }
  };
  const show = async (compile: CompileRecord, phase: string): Promise<void> => {
    const turn = ++asked;
    press((item) => item.dataset["phase"] === phase);
    caption.textContent = `${compile.function} after ${phase} …`; // a large graph takes seconds
    explain(compile, meanings.phases[phase]);
    try {
      const { text } = await engine.graph({ compile: compile.id, pass: phase, format: "json" });
      if (turn !== asked) return;
      // Not before: of a large graph both take seconds, and a visitor who has gone on to another phase waits for none of them.
      listing.show({ graph: { compile: compile.id, pass: phase }, name: fileName(compile, phase) });
      const graph = JSON.parse(text) as GraphJson;
      await picture.show(graph, fileName(compile, phase));
      if (turn !== asked) return;
      const operators = graph.nodes.filter((node) => node.kind === "operator").length;
      caption.textContent = `${compile.function} after ${phase}: ${NUMBER.format(operators)} ${operators === 1 ? "operator" : "operators"}`;
    } catch (error) {
      if (turn === asked) fail(error);
    }
  };

  const showPass = async (compile: CompileRecord, pass: PassRecord, button: HTMLButtonElement): Promise<void> => {
    const turn = ++asked;
    press((item) => item === button);
    caption.textContent = `${pass.name} …`;
    explain(compile, meanings.passes[pass.name]);
    const around = (side: string): GraphQuery => ({ compile: compile.id, pass: `${side}:${pass.phase}:${pass.name}` });
    try {
      const [before, after] = await Promise.all(["before", "after"].map((side) => engine.graph({ ...around(side), format: "ir" })));
      if (turn !== asked) return;
      caption.textContent = `${pass.name}: ${NUMBER.format(pass.nodes_before)} → ${NUMBER.format(pass.nodes_after)} nodes in ${pass.milliseconds.toFixed(3)} ms`;
      listing.show({ graph: around("after"), name: fileName(compile, pass.name) });
      picture.showOther(passView(before?.text ?? "", after?.text ?? ""));
    } catch (error) {
      if (turn === asked) fail(error);
    }
  };

  /** Blocks and data flow of the function's bytecode, with what was passed and where captured graphs end. */
  const showFlow = async (compile: CompileRecord, button: HTMLButtonElement): Promise<void> => {
    const turn = ++asked;
    press((item) => item === button);
    explain(compile, FLOW_MEANING);
    try {
      const request: GraphQuery = { compile: compile.id, is_flow: true };
      listing.show({ graph: request, name: fileName(compile, "bytecode") });
      const graph = JSON.parse((await engine.graph({ ...request, format: "json" })).text) as GraphJson;
      if (turn !== asked) return;
      await picture.show(graph, fileName(compile, "bytecode"));
      if (turn !== asked) return;
      caption.textContent = `${compile.function}: control flow of its bytecode, ${graph.nodes.length} ${graph.nodes.length === 1 ? "block" : "blocks"}`;
    } catch (error) {
      if (turn === asked) fail(error);
    }
  };

  const list = (compile: CompileRecord): void => {
    const rows: HTMLElement[] = [];
    const flow = element("button", { type: "button" }, "bytecode");
    flow.title = "Control-flow and data-flow graph of the function's bytecode";
    flow.onclick = () => void showFlow(compile, flow);
    rows.push(element("li", {}, flow));
    for (const phase of compile.phases) {
      const passes = compile.passes.filter((pass) => pass.phase === phase);
      const button = element("button", { type: "button", data: { phase }, title: meanings.phases[phase] ?? "" }, phase);
      button.onclick = () => void show(compile, phase);
      const inner = passes.map((pass) => {
        const row = element("button", { type: "button", className: pass.changed ? "pass changed" : "pass", disabled: !pass.changed }, pass.name);
        row.title = [`${pass.name}: ${pass.changed ? `${pass.nodes_before} → ${pass.nodes_after} nodes` : "changed nothing"}`, meanings.passes[pass.name] ?? ""].join("\n");
        if (pass.changed) row.onclick = () => void showPass(compile, pass, row);
        return element("li", { className: pass.changed ? "" : "idle" }, row);
      });
      rows.push(element("li", {}, button, inner.length ? element("ol", {}, ...inner) : null));
    }
    const idle = compile.passes.filter((pass) => !pass.changed).length;
    if (idle) rows.push(element("li", {}, idleButton));
    idleButton.textContent = `${idle} ${idle === 1 ? "pass" : "passes"} changed nothing`;
    passList.replaceChildren(...rows);
    void show(compile, compile.phases.at(-1) ?? "");
  };

  compileSelect.onchange = () => {
    const compile = current();
    if (compile) list(compile);
  };
  bus.on("showCompile", ({ id }) => {
    isStale = false;
    compileSelect.value = String(id);
    compileSelect.onchange?.(new Event("change"));
  });
  bus.on("atLine", ({ line }) => picture.markLine(line));
  bus.on("running", () => {
    ++asked;
    isStale = false;
    compiles = [];
    compileSelect.replaceChildren();
    picture.showOther(null);  // the last run's picture is none of this one's
    bar.hidden = body.hidden = true;
    empty.hidden = false;
    empty.textContent = "Running …";
  });
  bus.on("ended", () => {
    empty.textContent = WITHOUT_GRAPH;
  });
  bus.on("ran", ({ report, error }) => {
    compiles = report.compiles;
    meanings = report.meanings ?? meanings;
    compileSelect.replaceChildren(
      ...compiles.map((compile) =>
        element("option", { value: String(compile.id) }, [`${compile.id + 1}. ${compile.function}`, compile.capture_mode, compile.jit_level, compile.backend, compile.reason].filter(Boolean).join(" · ")),
      ),
    );
    empty.textContent = error ? `The run ended with ${error.type} before a graph was compiled: Output has the whole message.` : report.counters["calls"] ? "No graph came of the jitted functions: Report says why." : WITHOUT_GRAPH;
    empty.hidden = compiles.length > 0;
    bar.hidden = body.hidden = compiles.length === 0;
    isStale = compiles.length > 0;
    if (!root.hidden) showFirst();
  });
  const showFirst = (): void => {
    const compile = current();
    if (!isStale || !compile) return;
    isStale = false;
    list(compile);
  };
  return { id: "graph", title: "Graph", element: root, shown: showFirst };
}
