/** A layered picture of a graph as SVG: boxes by kind of node, arrows from inputs to users. */
import type { GraphJson } from "../engine/messages";
import { element, svg } from "../app/dom";
import { FILE_NAME } from "../app/pane";
import type { Layouter } from "./layouter";

const CHARACTER = 7.2;
const MAX_LABEL = 34;
const MAX_NODES = 1500;

const shorten = (text: string): string => (text.length > MAX_LABEL ? `${text.slice(0, MAX_LABEL - 1)}…` : text);

interface Box {
  id: string;
  label: string;
  second: string;
  width: number;
  height: number;
}

function box(node: GraphJson["nodes"][number]): Box {
  const value = node.kind === "constant" ? /^Tensor\(.*\bvalue=\s*([^]*)\)$/.exec(node.label)?.[1] : undefined;
  const label = shorten(value ?? node.label);
  const second = shorten(node.detail ?? node.type);
  const width = Math.max(label.length * CHARACTER + 26, second.length * CHARACTER * 0.84 + 22, 64);
  return { id: node.id, label, second, width, height: second ? 42 : 28 };
}

export async function drawGraph(graph: GraphJson, layouter: Layouter, onLine: (line: number) => void): Promise<Element> {
  if (graph.nodes.length > MAX_NODES)
    return element("p", { className: "hint" }, `This graph has ${graph.nodes.length} nodes, too many for a picture; its text is below.`);
  const boxes = graph.nodes.map(box);
  const layout = await layouter.layOut({
    nodes: boxes.map(({ id, width, height }, i) => ({ id, width, height, group: graph.nodes[i]?.group })),
    groups: graph.groups,
    edges: graph.edges,
  });

  const root = svg("svg", { viewBox: `0 0 ${Math.max(layout.width, 1)} ${Math.max(layout.height, 1)}`, role: "img" });
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
  graph.nodes.forEach((node, i) => {
    const [shape, middle] = [boxes[i], layout.nodes[i]];
    if (!shape || !middle) return;
    const { label, second, width, height } = shape;
    const group = svg(
      "g",
      { class: `node ${node.kind}`, transform: `translate(${middle.x - width / 2},${middle.y - height / 2})` },
      svg("title", {}, [node.label, node.type, node.detail ?? "", node.line ? `line ${node.line}` : ""].filter(Boolean).join("\n")),
      svg("rect", { width, height, rx: 7 }),
      svg("text", { x: width / 2, y: second ? 18 : 19, class: "name" }, label),
      second ? svg("text", { x: width / 2, y: 33, class: "type" }, second) : null,
    );
    if (node.line && node.file === FILE_NAME) {
      group.classList.add("linked");
      group.addEventListener("click", () => onLine(node.line));
    }
    root.append(group);
  });
  return root;
}
