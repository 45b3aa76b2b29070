/** A field that finds boxes by what they say (operator, type, operands, line), and goes from one to the next. */
import { element } from "../app/dom";

/** Brings a find into view; null: another one was asked for meanwhile. */
type Find = () => Promise<SVGElement | null> | SVGElement | null;

export interface Search {
  /** `text` is in lower case. */
  find(text: string): Find[];
}

export interface Finder {
  element: HTMLElement;
  /** Another drawing: what is searched for stays, and so does the find where the drawing is of the same whole. */
  use(drawing: SVGSVGElement | null, search: Search | null): void;
}

const says = (node: SVGElement, text: string): boolean => text !== "" && (node.querySelector("title")?.textContent?.toLowerCase().includes(text) ?? false);

/** Searches the boxes of a drawing that has them all. */
export function drawingSearch(drawing: SVGSVGElement): Search {
  const nodes = [...drawing.querySelectorAll<SVGElement>(".node")];
  return {
    find: (text) => nodes.filter((node) => says(node, text)).map((node) => () => node),
  };
}

/** `go` brings a box of the drawing into view. */
export function finder(go: (node: SVGElement) => void): Finder {
  const field = element("input", { type: "search", placeholder: "Find a node", ariaLabel: "Find a node", spellcheck: false, autocomplete: "off" });
  const count = element("span", { className: "count", role: "status" });
  const root = element("span", { className: "find", hidden: true }, field, count);
  let search: Search | null = null;
  let drawing: SVGSVGElement | null = null;
  let found: Find[] = [];
  let at = -1;
  let current: SVGElement | null = null;

  const step = async (by: number): Promise<void> => {
    at = found.length ? (at + by + found.length) % found.length : -1;
    count.textContent = field.value.trim() ? (found.length ? `${at + 1} of ${found.length}` : "none") : "";
    const node = (await found[at]?.()) ?? null;
    current?.classList.remove("current");
    current = node;
    node?.classList.add("current");
    if (node) go(node);
  };
  const wanted = (): string => field.value.trim().toLowerCase();
  const mark = (): void => {
    for (const node of drawing?.querySelectorAll<SVGElement>(".node") ?? []) node.classList.toggle("found", says(node, wanted()));
  };
  const restart = (): void => {
    found = wanted() && search ? search.find(wanted()) : [];
    mark();
    at = -1;
    void step(1);
  };
  field.oninput = restart;
  field.onkeydown = (event) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void step(event.shiftKey ? -1 : 1);
  };
  return {
    element: root,
    use: (shown, next) => {
      drawing = shown;
      root.hidden = next === null;
      if (search === next) return mark();
      search = next;
      restart();
    },
  };
}
