/** What became of each source line in the last run, as a gutter of the editor: in a graph, run by Python, frozen. */
import { RangeSet, StateEffect, StateField, type ChangeSet, type Extension, type Text } from "@codemirror/state";
import { gutter, GutterMarker, type EditorView } from "@codemirror/view";
import type { Report } from "@core/refjit";
import { element } from "../app/dom";
import { FILE_NAME } from "../app/pane";
import { sentence } from "../app/words";

export type Fate = "graph" | "frozen" | "mixed" | "python";

interface LineFate {
  fate: Fate;
  /** One a compile that took the line, one an event. */
  notes: string[];
}

/** In the order of the legend. */
export const FATES: [fate: Fate, meaning: string][] = [
  ["graph", "in a graph"],
  ["frozen", "in a graph, with a constant frozen"],
  ["mixed", "graph and Python"],
  ["python", "Python"],
];

export function lineFates({ compiles, events }: Report): Map<number, LineFate> {
  const graphs = new Map<number, string[]>();
  for (const compile of compiles)
    for (const line of compile.lines[FILE_NAME] ?? []) {
      const known = graphs.get(line) ?? [];
      known.push(`In graph ${compile.id + 1}, ${compile.function}: ${compile.reason}`);
      graphs.set(line, known);
    }
  const fates = new Map<number, LineFate>();
  for (const [line, notes] of graphs) fates.set(line, { fate: "graph", notes });
  for (const event of events) {
    const isBreak = event.kind === "graph_break" || event.kind === "fallback";
    if (event.file !== FILE_NAME || !event.line || !(isBreak || event.kind === "frozen")) continue;
    const known = fates.get(event.line) ?? { fate: "frozen", notes: [] };
    if (isBreak) known.fate = graphs.has(event.line) ? "mixed" : "python";
    else if (known.fate === "graph") known.fate = "frozen";
    if (!known.notes.includes(sentence(event))) known.notes.push(sentence(event));
    fates.set(event.line, known);
  }
  return fates;
}

class FateMarker extends GutterMarker {
  constructor(readonly line: LineFate) {
    super();
  }
  override eq(other: FateMarker): boolean {
    return this.line === other.line;
  }
  override toDOM(): HTMLElement {
    return element("div", { className: `fate ${this.line.fate}`, title: this.line.notes.join("\n") });
  }
}

const change = StateEffect.define<RangeSet<FateMarker>>();

/** Marks move with the text while it is edited. */
const field = StateField.define<RangeSet<FateMarker>>({
  create: () => RangeSet.empty,
  update: (marks, transaction) => {
    const moved = marks.map(transaction.changes);
    return transaction.effects.reduce((now, effect) => (effect.is(change) ? effect.value : now), moved);
  },
});

export const fateGutter: Extension = [field, gutter({ class: "fates", markers: (view) => view.state.field(field), initialSpacer: () => new FateMarker({ fate: "graph", notes: [] }) })];

function marksOf(fates: Map<number, LineFate>, text: Text): RangeSet<FateMarker> {
  const lines = [...fates].filter(([line]) => line <= text.lines).sort(([a], [b]) => a - b);
  return RangeSet.of(lines.map(([line, fate]) => new FateMarker(fate).range(text.line(line).from)));
}

/** `ran`: the text of the report's run; `edits`: from there to the text in the editor. */
export function showFates(view: EditorView, report: Report | null, ran: Text, edits: ChangeSet): void {
  view.dispatch({ effects: change.of(report ? marksOf(lineFates(report), ran).map(edits) : RangeSet.empty) });
}
