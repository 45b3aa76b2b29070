/** A layered picture of a graph as SVG: boxes by kind of node, arrows from inputs to users. */
import { svg } from "../app/dom";
import { FILE_NAME } from "../app/pane";
import type { View } from "./folds";
import { boxesOf, LINE_HEIGHT } from "./graph-boxes";
import type { Layouter } from "./layouter";

/** Width of a letter in the title of a frame. */
const TITLE_CHARACTER = 6.8;
const ARROWS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The drawing is one stop of the Tab key; arrows lead to the nearest box in their direction, Enter to its line. */
function makeWalkable(places: Map<SVGElement, { x: number; y: number }>): void {
  const nodes = [...places.keys()];
  const focus = (node: SVGElement): void => {
    for (const one of nodes) one.tabIndex = one === node ? 0 : -1;
    node.focus();
  };
  for (const [node, from] of places) {
    node.tabIndex = node === nodes[0] ? 0 : -1;
    node.addEventListener("keydown", (event) => {
      if ((event.key === "Enter" || event.key === " ") && !event.ctrlKey && !event.metaKey) node.dispatchEvent(new MouseEvent("click"));
      const arrow = ARROWS[event.key];
      if (!arrow && event.key !== " ") return;
      event.preventDefault();
      let [nearest, least]: [SVGElement | undefined, number] = [undefined, Infinity];
      for (const [other, to] of arrow ? places : []) {
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        const ahead = dx * (arrow?.[0] ?? 0) + dy * (arrow?.[1] ?? 0);
        const aside = Math.abs(dx * (arrow?.[1] ?? 0) + dy * (arrow?.[0] ?? 0));
        if (ahead > 1 && ahead + 2 * aside < least) [nearest, least] = [other, ahead + 2 * aside];
      }
      if (nearest) focus(nearest);
    });
  }
}

/** What a click on a box leads to. */
export interface Targets {
  onLine(line: number): void;
  /** A fold, or what stands outside of the one that is shown. */
  onOpen?(id: string): void;
}

export async function drawGraph(graph: View, layouter: Layouter, { onLine, onOpen }: Targets): Promise<SVGSVGElement> {
  const { boxes, edges } = boxesOf(graph);
  const layout = await layouter.layOut({
    nodes: boxes.map(({ node, width, height }) => ({ id: node.id, width, height, group: node.group })),
    groups: graph.groups.map(({ id, label }) => ({ id, width: label.length * TITLE_CHARACTER + 16 })),
    edges,
  });

  const root = svg("svg", { viewBox: `0 0 ${Math.max(layout.width, 1)} ${Math.max(layout.height, 1)}`, role: "group", "aria-label": `Graph of ${graph.name}, ${boxes.length} nodes` });
  const arrow = svg("path", { d: "M0,0 L8,4 L0,8 z", class: "arrow" });
  root.append(svg("defs", {}, svg("marker", { id: "arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" }, arrow)));
  graph.groups.forEach(({ label }, i) => {
    const frame = layout.groups[i];
    if (!frame) return;
    const { x, y, width, height } = frame;
    root.append(
      svg("g", { class: "group", transform: `translate(${x - width / 2},${y - height / 2})` }, svg("rect", { width, height, rx: 9 }), svg("text", { x: 8, y: 14 }, label)),
    );
  });
  for (const points of layout.edges) {
    const path = points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
    root.append(svg("path", { d: path, class: "edge", "marker-end": "url(#arrow)" }));
  }
  const places = new Map<SVGElement, { x: number; y: number }>();
  boxes.forEach(({ node, label, second, operands, tooltip, width, height }, i) => {
    const middle = layout.nodes[i];
    if (!middle) return;
    const first = second ? 33 : 19;
    const group = svg(
      "g",
      { class: `node ${node.kind}`, transform: `translate(${middle.x - width / 2},${middle.y - height / 2})`, "aria-label": tooltip.replaceAll("\n", ", ") },
      svg("title", {}, tooltip),
      svg("rect", { width, height, rx: 7 }),
      svg("text", { x: width / 2, y: second ? 18 : 19, class: "name", "aria-hidden": "true" }, label),
      second ? svg("text", { x: width / 2, y: first, class: "type", "aria-hidden": "true" }, second) : null,
      ...operands.map((text, line) => svg("text", { x: width / 2, y: first + (line + 1) * LINE_HEIGHT, class: "operand", "aria-hidden": "true" }, text)),
    );
    group.dataset["id"] = node.id;
    const { line, file } = node;
    const act = node.kind === "fold" || node.kind === "outside" ? () => onOpen?.(node.id) : line && file === FILE_NAME ? () => onLine(line) : null;
    const lines = node.lines ?? (line && file === FILE_NAME ? [line] : []);
    if (lines.length) group.dataset["lines"] = lines.join(" ");
    if (act) {
      group.classList.add("linked");
      group.setAttribute("role", "button");
      group.addEventListener("click", act);
    } else group.setAttribute("role", "img");
    places.set(group, middle);
    root.append(group);
  });
  makeWalkable(places);
  return root as SVGSVGElement;
}
