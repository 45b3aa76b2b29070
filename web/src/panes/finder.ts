/** A field that finds boxes of a drawing by what they say (operator, type, operands, line), and goes from one to the next. */
import { element } from "../app/dom";

export interface Finder {
  element: HTMLElement;
  /** Another drawing: what is searched for stays. */
  use(drawing: SVGSVGElement | null): void;
}

/** `go` brings a box into view. */
export function finder(go: (node: SVGElement) => void): Finder {
  const field = element("input", { type: "search", placeholder: "Find a node", ariaLabel: "Find a node", spellcheck: false, autocomplete: "off" });
  const count = element("span", { className: "count", role: "status" });
  const root = element("span", { className: "find", hidden: true }, field, count);
  let nodes: SVGElement[] = [];
  let found: SVGElement[] = [];
  let at = -1;

  const step = (by: number): void => {
    found[at]?.classList.remove("current");
    at = found.length ? (at + by + found.length) % found.length : -1;
    const now = found[at];
    now?.classList.add("current");
    count.textContent = field.value.trim() ? (found.length ? `${at + 1} of ${found.length}` : "none") : "";
    if (now) go(now);
  };
  const search = (): void => {
    const wanted = field.value.trim().toLowerCase();
    for (const node of nodes) node.classList.remove("found", "current");
    found = wanted ? nodes.filter((node) => node.querySelector("title")?.textContent?.toLowerCase().includes(wanted)) : [];
    for (const node of found) node.classList.add("found");
    at = -1;
    step(1);
  };
  field.oninput = search;
  field.onkeydown = (event) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return {
    element: root,
    use: (drawing) => {
      nodes = [...(drawing?.querySelectorAll<SVGElement>(".node") ?? [])];
      root.hidden = nodes.length === 0;
      search();
    },
  };
}
