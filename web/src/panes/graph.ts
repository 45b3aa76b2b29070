/** The graph pane: compiles of the run, the phases and passes of one, its layered picture and its text. */
import type { CompileRecord, PassRecord } from "@core/refjit";
import type { GraphJson } from "../engine/messages";
import { element } from "../app/dom";
import type { Pane, PaneContext } from "../app/pane";
import { drawGraph } from "./graph-drawing";

const PHASES = ["bootstrap", "type_inference", "jit_opt_a", "jit_opt_b", "validate", "backend_pass"];

export function graphPane({ bus, engine }: PaneContext): Pane {
  const compileSelect = element("select", { id: "compile", ariaLabel: "Compiled function" });
  const passList = element("ol", { className: "passes", ariaLabel: "Passes" });
  const picture = element("div", { className: "picture", ariaLabel: "Graph" });
  const listing = element("pre", { className: "listing", tabIndex: 0, ariaLabel: "IR text" });
  const caption = element("div", { className: "caption" });
  const empty = element("p", { className: "hint" }, "Run a program with a jitted function: its graph appears here.");
  const body = element("div", { className: "graph-body", hidden: true }, passList, element("div", { className: "column" }, caption, picture, listing));
  const root = element("div", { className: "column graph" }, element("div", { className: "bar" }, element("label", {}, "Compile ", compileSelect)), empty, body);

  let compiles: CompileRecord[] = [];
  let asked = 0;

  const current = (): CompileRecord | undefined => compiles.find((compile) => String(compile.id) === compileSelect.value);

  const show = async (compile: CompileRecord, phase: string): Promise<void> => {
    const turn = ++asked;
    for (const item of passList.querySelectorAll("button")) item.ariaPressed = String(item.dataset["phase"] === phase);
    try {
      const [json, text] = await Promise.all([
        engine.graph({ compile: compile.id, pass: phase, format: "json" }),
        engine.graph({ compile: compile.id, pass: phase, format: "ir" }),
      ]);
      if (turn !== asked) return;
      const graph = JSON.parse(json) as GraphJson;
      picture.replaceChildren(drawGraph(graph, (line) => bus.emit("showLine", { line })));
      listing.textContent = text;
      const operators = graph.nodes.filter((node) => node.kind === "operator").length;
      caption.textContent = `${compile.function} after ${phase || "the last phase"}: ${operators} ${operators === 1 ? "operator" : "operators"}`;
    } catch (error) {
      if (turn !== asked) return;
      picture.replaceChildren();
      listing.textContent = "";
      caption.textContent = error instanceof Error ? error.message : String(error);
    }
  };

  const showPass = async (compile: CompileRecord, pass: PassRecord, button: HTMLButtonElement): Promise<void> => {
    const turn = ++asked;
    for (const item of passList.querySelectorAll("button")) item.ariaPressed = String(item === button);
    const [before, after] = await Promise.all(
      ["before", "after"].map((side) =>
        engine.graph({ compile: compile.id, pass: `${side}:${pass.phase}:${pass.name}`, format: "ir" }).catch(() => ""),
      ),
    );
    if (turn !== asked) return;
    caption.textContent = `${pass.name}: ${pass.nodes_before} → ${pass.nodes_after} nodes in ${pass.milliseconds.toFixed(3)} ms`;
    picture.replaceChildren(
      element(
        "div",
        { className: "before-after" },
        element("section", {}, element("h3", {}, "Before"), element("pre", {}, nodeLines(before ?? ""))),
        element("section", {}, element("h3", {}, "After"), element("pre", {}, nodeLines(after ?? ""))),
      ),
    );
    listing.textContent = after ?? "";
  };

  const list = (compile: CompileRecord): void => {
    const seen = new Set(compile.passes.map((pass) => pass.phase));
    const rows: HTMLElement[] = [];
    for (const phase of PHASES) {
      if (phase === "backend_pass" && compile.jit_level === "O0") continue;
      const passes = compile.passes.filter((pass) => pass.phase === phase);
      if (!seen.has(phase) && !["bootstrap", "validate"].includes(phase)) continue;
      const button = element("button", { type: "button", data: { phase } }, phase);
      button.onclick = () => void show(compile, phase);
      const inner = passes.map((pass) => {
        const row = element("button", { type: "button", className: pass.changed ? "pass changed" : "pass", disabled: !pass.changed }, pass.name);
        row.title = pass.changed ? "Before and after this pass" : "Changed nothing";
        if (pass.changed) row.onclick = () => void showPass(compile, pass, row);
        return element("li", {}, row);
      });
      rows.push(element("li", {}, button, inner.length ? element("ol", {}, ...inner) : null));
    }
    passList.replaceChildren(...rows);
    void show(compile, compile.jit_level === "O1" ? "backend_pass" : "validate");
  };

  compileSelect.onchange = () => {
    const compile = current();
    if (compile) list(compile);
  };
  bus.on("running", () => {
    ++asked;
    compiles = [];
    compileSelect.replaceChildren();
    body.hidden = true;
    empty.hidden = false;
  });
  bus.on("ran", ({ report }) => {
    compiles = report.compiles;
    compileSelect.replaceChildren(
      ...compiles.map((compile) =>
        element("option", { value: String(compile.id) }, `${compile.id + 1}. ${compile.function} · ${compile.capture_mode} · ${compile.jit_level} · ${compile.backend}`),
      ),
    );
    empty.hidden = compiles.length > 0;
    body.hidden = compiles.length === 0;
    if (compiles[0]) list(compiles[0]);
  });
  return { id: "graph", title: "Graph", element: root };
}

/** The node lines of a listing, without types, scopes and sources: what one compares by eye. */
function nodeLines(text: string): string {
  return text
    .split("\n")
    .filter((line) => /^\s+(%\d|Return)/.test(line))
    .map((line) => line.trim().replace(/ (primitive|cnode)_attrs: .*$/, ""))
    .join("\n");
}
