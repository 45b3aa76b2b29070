/** What became of each source line in the last run, as a gutter of the editor: in a graph, run by Python, frozen. */
import { RangeSet, StateEffect, StateField, type ChangeSet, type Extension, type Text } from "@codemirror/state";
import { gutter, GutterMarker, type EditorView } from "@codemirror/view";
import type { Report } from "@core/refjit";
import { element } from "../app/dom";
import { FILE_NAME } from "../app/pane";
import { sentence } from "../app/words";

export type Fate = "graph" | "frozen" | "mixed" | "python";

export interface Note {
  text: string;
  /** The compile that took the line; none: an event. */
  compile?: number;
}

export interface LineFate {
  fate: Fate;
  notes: Note[];
}

/** In the order of the legend. */
export const FATES: [fate: Fate, meaning: string][] = [
  ["graph", "in a graph"],
  ["frozen", "in a graph, with a constant frozen"],
  ["mixed", "graph and Python"],
  ["python", "Python"],
];

export function lineFates({ compiles, events }: Report): Map<number, LineFate> {
  const graphs = new Map<number, Note[]>();
  for (const compile of compiles)
    for (const line of compile.lines[FILE_NAME] ?? []) {
      const known = graphs.get(line) ?? [];
      known.push({ text: `In graph ${compile.id + 1}, ${compile.function}: ${compile.reason}`, compile: compile.id });
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
    const text = sentence(event);
    if (!known.notes.some((note) => note.text === text)) known.notes.push({ text });
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
    return element("div", { className: `fate ${this.line.fate}`, title: this.line.notes.map(({ text }) => text).join("\n") });
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

/** A click on a mark puts the cursor into its line, and the line's notes are shown. */
const choose = (view: EditorView, { from }: { from: number }): boolean => {
  view.dispatch({ selection: { anchor: from } });
  return true;
};

export const fateGutter: Extension = [
  field,
  gutter({ class: "fates", markers: (view) => view.state.field(field), initialSpacer: () => new FateMarker({ fate: "graph", notes: [] }), domEventHandlers: { mousedown: choose } }),
];

function marksOf(fates: Map<number, LineFate>, text: Text): RangeSet<FateMarker> {
  const lines = [...fates].filter(([line]) => line <= text.lines).sort(([a], [b]) => a - b);
  return RangeSet.of(lines.map(([line, fate]) => new FateMarker(fate).range(text.line(line).from)));
}

/** `ran`: the text of the run that `fates` are of; `edits`: from there to the text in the editor. */
export function showFates(view: EditorView, fates: Map<number, LineFate>, ran: Text, edits: ChangeSet): void {
  view.dispatch({ effects: change.of(marksOf(fates, ran).map(edits)) });
}
