/** The picture of one graph: whole, or, where that would be too much to look at, one fold of it at a time. */
import type { GraphJson } from "../engine/messages";
import { element } from "../app/dom";
import type { Search } from "./finder";
import { FoldedGraph, type Fold } from "./folds";
import { drawGraph } from "./graph-drawing";
import { Layouter } from "./layouter";
import { viewer } from "./viewer";

/** From here on a graph opens folded: the whole of it would have a plain layout. */
const FOLDED_ABOVE = 900;
/** More are never one picture: browsers take too long to draw it. */
const MOST_WHOLE = 3000;
/** Fewer fit into one picture as they are. */
const LEAST_FOLDED = 60;

export interface GraphPicture {
  element: HTMLElement;
  /** Search field, fold and zoom buttons. */
  controls: HTMLElement;
  saveButton: HTMLElement;
  /** The way from the whole graph to the fold that is shown. */
  crumbs: HTMLElement;
  /** `name`: of a file of it. */
  show(graph: GraphJson, name: string): Promise<void>;
  /** Anything else, or nothing. */
  showOther(content: Element | null): void;
  markLine(line: number): void;
}

export function graphPicture(onLine: (line: number) => void): GraphPicture {
  const view = viewer();
  const layouter = new Layouter();
  const crumbs = element("nav", { className: "crumbs", ariaLabel: "Place in the graph", hidden: true });
  const foldButton = element("button", { type: "button", className: "fold-switch", hidden: true, title: "Boxes for Cells and source lines, to be opened one by one" }, "Fold");
  view.controls.prepend(foldButton);
  let graph: GraphJson | null = null;
  let folded: FoldedGraph | null = null;
  let search: Search | undefined;
  /** What the visitor chose last, for all graphs of a size to be shown whole. */
  let wish: boolean | null = null;
  let turn = 0;

  const draw = async (make: () => ReturnType<typeof drawGraph>, found?: Search): Promise<boolean> => {
    const mine = ++turn;
    try {
      const drawing = await make();
      if (mine !== turn) return false;
      view.show(drawing, found);
    } catch (error) {
      if (mine !== turn) return false;
      view.show(element("p", { className: "hint" }, error instanceof Error ? error.message : String(error)));
    }
    return true;
  };
  const box = (id: string): SVGElement | null => view.element.querySelector<SVGElement>(`.node[data-id="${CSS.escape(id)}"]`);

  const open = async (whole: FoldedGraph, fold: Fold): Promise<boolean> => {
    const isDone = await draw(() => drawGraph(whole.view(fold), layouter, { onLine, onOpen: (id) => follow(whole, fold, id) }), search);
    if (isDone) showWay(whole, fold);
    return isDone;
  };
  /** A fold opens; what stands outside is shown where it stands. */
  const follow = (whole: FoldedGraph, from: Fold, id: string): void => {
    const to = whole.foldOf(id);
    if (!to) return;
    const hadFocus = view.element.contains(document.activeElement);
    const isInner = id.startsWith("f");
    void open(whole, isInner ? to : (to.parent ?? from)).then((isDone) => {
      if (isDone && hadFocus) (isInner ? view.element.querySelector<SVGElement>(".node[tabindex='0']") : box(whole.idOf(to)))?.focus();
    });
  };
  const showWay = (whole: FoldedGraph, fold: Fold): void => {
    const way: Fold[] = [];
    for (let at: Fold | null = fold; at; at = at.parent) way.unshift(at);
    crumbs.hidden = way.length < 2;
    crumbs.replaceChildren(
      ...way.flatMap((one, i) => {
        const isHere = one === fold;
        const crumb = element("button", { type: "button", className: "line", disabled: isHere }, one.label);
        if (isHere) crumb.setAttribute("aria-current", "location");
        crumb.onclick = () => void open(whole, one);
        return i ? [" › ", crumb] : [crumb];
      }),
    );
  };
  view.element.addEventListener("keydown", (event) => {
    if (event.key !== "Backspace" && event.key !== "Escape") return;
    const up = crumbs.hidden ? null : crumbs.querySelector<HTMLButtonElement>("button:nth-last-of-type(2)");
    if (!up) return;
    event.preventDefault();
    up.click();
    view.element.focus();
  });

  const searchOf = (whole: FoldedGraph): Search => ({
    find: (text) => whole.search(text).map(({ id, fold }) => async () => (box(id) || (await open(whole, fold)) ? box(id) : null)),
  });
  const redraw = async (): Promise<void> => {
    if (!graph) return;
    const shown = graph;
    const size = shown.nodes.filter(({ kind }) => kind !== "constant").length;
    const isFolded = size > MOST_WHOLE || (size > LEAST_FOLDED && (wish ?? size > FOLDED_ABOVE));
    foldButton.hidden = size <= LEAST_FOLDED || size > MOST_WHOLE;
    foldButton.ariaPressed = String(isFolded);
    crumbs.hidden = true;
    folded = isFolded ? new FoldedGraph(shown) : null;
    search = folded ? searchOf(folded) : undefined;
    if (folded) await open(folded, folded.root);
    else await draw(() => drawGraph(shown, layouter, { onLine }));
  };
  foldButton.onclick = () => {
    wish = folded === null;
    void redraw();
  };
  return {
    element: view.element,
    controls: view.controls,
    saveButton: view.saveButton,
    crumbs,
    show: (next, name) => {
      graph = next;
      view.fileName = name;
      return redraw();
    },
    showOther: (content) => {
      ++turn;
      graph = folded = null;
      crumbs.hidden = foldButton.hidden = true;
      view.show(content);
    },
    markLine: view.markLine,
  };
}
