/** A layered picture of a graph: dagre lays it out, SVG shows it. */
import dagre from "@dagrejs/dagre";
import type { GraphJson } from "../engine/messages";
import { element, svg } from "../app/dom";

const CHARACTER = 7.2;
const MAX_LABEL = 34;
const MAX_NODES = 1500;

const shorten = (text: string): string => (text.length > MAX_LABEL ? `${text.slice(0, MAX_LABEL - 1)}…` : text);

export function drawGraph(graph: GraphJson, onLine: (line: number) => void): Element {
  if (graph.nodes.length > MAX_NODES)
    return element("p", { className: "hint" }, `This graph has ${graph.nodes.length} nodes, too many for a picture; its text is below.`);
  const layout = newLayout();
  for (const node of graph.nodes) {
    const label = shorten(node.label);
    const second = shorten(node.detail ?? node.type);
    const width = Math.max(label.length * CHARACTER + 26, second.length * CHARACTER * 0.84 + 22, 64);
    layout.setNode(node.id, { width, height: second ? 42 : 28 });
  }
  for (const edge of graph.edges) layout.setEdge(edge.from, edge.to, {}, `${edge.from}-${edge.to}-${edge.index}`);
  dagre.layout(layout);
  if (isMirrored(graph, layout)) mirror(layout);

  const { width = 0, height = 0 } = layout.graph();
  const root = svg("svg", { viewBox: `0 0 ${Math.max(width, 1)} ${Math.max(height, 1)}`, width, height, role: "img" });
  root.append(
    svg(
      "defs",
      {},
      svg("marker", { id: "arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" }, svg("path", { d: "M0,0 L8,4 L0,8 z", class: "arrow" })),
    ),
  );
  for (const edge of layout.edges()) {
    const points = layout.edge(edge).points ?? [];
    const path = points.map((point: { x: number; y: number }, i: number) => `${i ? "L" : "M"}${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(" ");
    root.append(svg("path", { d: path, class: "edge", "marker-end": "url(#arrow)" }));
  }
  for (const node of graph.nodes) {
    const place = layout.node(node.id);
    const second = node.detail ?? node.type;
    const group = svg(
      "g",
      { class: `node ${node.kind}`, transform: `translate(${place.x - place.width / 2},${place.y - place.height / 2})` },
      svg("title", {}, [node.label, node.type, node.detail ?? "", node.line ? `line ${node.line}` : ""].filter(Boolean).join("\n")),
      svg("rect", { width: place.width, height: place.height, rx: 7 }),
      svg("text", { x: place.width / 2, y: second ? 18 : 19, class: "name" }, shorten(node.label)),
      second ? svg("text", { x: place.width / 2, y: 33, class: "type" }, shorten(second)) : null,
    );
    if (node.line) {
      group.classList.add("linked");
      group.addEventListener("click", () => onLine(node.line));
    }
    root.append(group);
  }
  return root;
}

function newLayout() {
  const layout = new dagre.graphlib.Graph({ multigraph: true });
  layout.setGraph({ rankdir: "TB", nodesep: 26, ranksep: 34, marginx: 12, marginy: 12 });
  return layout;
}

type Layout = ReturnType<typeof newLayout>;

/** dagre does not know that inputs have an order; most often all of them or none come out the wrong way round. */
function isMirrored(graph: GraphJson, layout: Layout): boolean {
  const first = new Map(graph.edges.filter((edge) => edge.index === 0).map((edge) => [edge.to, edge.from]));
  let balance = 0;
  for (const edge of graph.edges) {
    const before = first.get(edge.to);
    if (edge.index > 0 && before !== undefined) balance += Math.sign(layout.node(edge.from).x - layout.node(before).x);
  }
  return balance < 0;
}

function mirror(layout: Layout): void {
  const width = layout.graph().width ?? 0;
  const turn = (point: { x: number }): void => {
    point.x = width - point.x;
  };
  for (const id of layout.nodes()) turn(layout.node(id));
  for (const edge of layout.edges()) layout.edge(edge).points?.forEach(turn);
}
