/** The source pane: CodeMirror with Python; an error is marked at its line, and beside each line what became of it. */
import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { Annotation, ChangeSet, Compartment, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { GuestError } from "@core/refjit";
import { element } from "../app/dom";
import { FILE_NAME, type Pane, type PaneContext } from "../app/pane";
import { fateGutter, FATES, lineFates, showFates, type LineFate } from "./line-fates";
import { lineNotes } from "./line-notes";

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--code-keyword)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--code-string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-number)" },
  { tag: tags.comment, color: "var(--code-comment)", fontStyle: "italic" },
  { tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName))], color: "var(--code-function)" },
  { tag: tags.className, color: "var(--code-function)" },
  { tag: tags.meta, color: "var(--code-meta)" },
]);

/** Marks a change that is not the visitor's. */
const loaded = Annotation.define<boolean>();

/**
 * Who comes by the Tab key leaves by it: it indents from the first other key or click on. Otherwise those without a mouse
 * would be caught here, and change the program by trying to go on.
 */
const passing: Extension = EditorView.domEventHandlers({
  focus: ({ relatedTarget }, view) => {
    // Without one the whole window came back, and all is as it was.
    if (relatedTarget) view.setTabFocusMode(!view.dom.matches(":active"));
  },
  mousedown: (_event, view) => view.setTabFocusMode(false),
  keydown: ({ key }, view) => {
    if (key !== "Tab" && key !== "Shift" && key !== "Escape") view.setTabFocusMode(false);
  },
});

export interface SourcePane extends Pane {
  text(): string;
  /** Another program, with which the last run has nothing to do. */
  load(text: string): void;
  /** The visitor changed the text. */
  onEdit: () => void;
}

export function sourcePane({ bus }: PaneContext, text: string): SourcePane {
  const host = element("div", { className: "editor" });
  const legend = element("div", { className: "legend", hidden: true }, ...FATES.map(([fate, meaning]) => element("span", {}, element("i", { className: `fate ${fate}` }), meaning)));
  let fates = new Map<number, LineFate>();
  const notes = lineNotes((id) => bus.emit("showCompile", { id }));
  /** Lines of a report are those of the text that ran: it, and what was edited since. */
  let ranText = EditorState.create({ doc: text }).doc;
  let edits = ChangeSet.empty(ranText.length);
  const darkness = matchMedia("(prefers-color-scheme: dark)");
  const theme = new Compartment();
  const view = new EditorView({
    parent: host,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        fateGutter,
        highlightActiveLineGutter(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of("    "),
        bracketMatching(),
        closeBrackets(),
        lintGutter(),
        syntaxHighlighting(colours),
        python(),
        keymap.of([
          // Run is the page's own shortcut: the editor only keeps its hands off.
          { key: "Mod-Enter", run: () => true },
          indentWithTab,
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...searchKeymap,
          ...historyKeymap,
        ]),
        passing,
        EditorView.contentAttributes.of({ "aria-label": "Python source. Escape, then Tab leaves the editor." }),
        theme.of(EditorView.darkTheme.of(darkness.matches)),
        EditorView.updateListener.of(({ docChanged, selectionSet, changes, transactions }) => {
          if (selectionSet && !docChanged) bus.emit("atLine", { line: ranLine() });
          if (docChanged) edits = edits.compose(changes);
          if (selectionSet || docChanged) showNotes();
          if (!docChanged) return;
          if (!transactions.some((one) => one.annotation(loaded))) pane.onEdit();
        }),
      ],
    }),
  });

  /** Where the cursor's line stood in the text that ran. */
  const ranLine = (): number => {
    const at = view.state.doc.lineAt(view.state.selection.main.head).from;
    return edits.length === ranText.length ? ranText.lineAt(edits.invertedDesc.mapPos(at)).number : 0;
  };

  const showNotes = (): void => notes.show(view.state.doc.lineAt(view.state.selection.main.head).number, fates.get(ranLine()));

  /** Columns come in UTF-8 bytes, as CPython counts them. */
  const position = (line: number, byte: number): number => {
    const at = ranText.line(Math.min(Math.max(line, 1), ranText.lines));
    const bytes = new TextEncoder().encode(at.text).slice(0, Math.max(byte, 0));
    return edits.mapPos(at.from + Math.min(new TextDecoder().decode(bytes).length, at.length));
  };

  const mark = (error: GuestError | null): void => {
    const diagnostics: Diagnostic[] = [];
    if (error && error.line > 0) {
      const from = position(error.line, error.col);
      const hasRange = error.end_line >= error.line && error.end_col > 0;
      const to = hasRange ? position(error.end_line, error.end_col) : view.state.doc.lineAt(from).to;
      diagnostics.push({ from, to: Math.max(to, from), severity: "error", message: `${error.type}: ${error.message}` });
    }
    view.dispatch(setDiagnostics(view.state, diagnostics));
    if (diagnostics[0]) view.dispatch({ effects: EditorView.scrollIntoView(diagnostics[0].from, { y: "center" }) });
  };

  const show = (found: Map<number, LineFate>): void => {
    fates = found;
    showFates(view, fates, ranText, edits);
    showNotes();
  };
  const reset = (): void => {
    mark(null);
    show(new Map());
    legend.hidden = true;
  };
  bus.on("running", () => {
    ranText = view.state.doc;
    edits = ChangeSet.empty(ranText.length);
    reset();
    bus.emit("atLine", { line: ranLine() });
  });
  bus.on("ran", ({ error, report }) => {
    mark(error?.file === FILE_NAME ? error : null);
    show(lineFates(report));
    legend.hidden = report.compiles.length === 0;
  });
  bus.on("showLine", ({ line }) => {
    if (line < 1 || line > ranText.lines) return;
    const at = view.state.doc.lineAt(position(line, 0));
    view.dispatch({ selection: { anchor: at.from }, effects: EditorView.scrollIntoView(at.from, { y: "center" }) });
  });

  darkness.addEventListener("change", () => view.dispatch({ effects: theme.reconfigure(EditorView.darkTheme.of(darkness.matches)) }));
  const pane: SourcePane = {
    id: "source",
    title: "Source",
    element: element("div", { className: "column" }, host, notes.element, legend),
    text: () => view.state.doc.toString(),
    load: (next) => {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next }, selection: { anchor: 0 }, scrollIntoView: true, annotations: loaded.of(true) });
      reset();
    },
    onEdit: () => {},
  };
  return pane;
}
