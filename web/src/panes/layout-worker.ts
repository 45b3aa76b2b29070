/**
 * Lays a graph out in layers, away from the page's thread: dagre takes seconds for hundreds of nodes. Each subgraph is a
 * picture of its own, and the pictures stand in rows. No edge leads from one group to another.
 */
import dagre from "@dagrejs/dagre";
import type { Layout, LayoutRequest } from "./layouter";
import { layOutQuickly } from "./quick-layout";

const scope = self as unknown as DedicatedWorkerGlobalScope;

const MARGIN = 12;
const TITLE = 20;
const GAP = 18;
/** Rows are filled to about this ratio of width to height. */
const ASPECT = 1.5;
/** dagre's time grows faster than its graphs, and it walks them by recursion. */
const MOST_FOR_DAGRE = 900;

type Edge = LayoutRequest["edges"][number];

/** One picture: the nodes of one group, or those of none. */
function layOutPart(nodes: LayoutRequest["nodes"], edges: Edge[]): Layout {
  if (nodes.length > MOST_FOR_DAGRE) return layOutQuickly(nodes, edges, MARGIN);
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: 26, ranksep: 34, marginx: MARGIN, marginy: MARGIN });
  for (const { id, width, height } of nodes) graph.setNode(id, { width, height });
  edges.forEach(({ from, to }, i) => graph.setEdge(from, to, {}, String(i)));
  dagre.layout(graph);

  const { width = 0, height = 0 } = graph.graph();
  const points = edges.map(({ from, to }, i) => graph.edge(from, to, String(i)).points ?? []);
  // The size that dagre gives is that of the boxes; a line may go around them.
  const reached = points.flat().map(({ x }) => x);
  const left = reached.reduce((least, x) => Math.min(least, x - MARGIN), 0);
  const right = reached.reduce((most, x) => Math.max(most, x + MARGIN), width);
  const shifted = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({ x: x - left, y });
  const layout: Layout = {
    width: right - left,
    height,
    nodes: nodes.map(({ id }) => shifted(graph.node(id))),
    edges: points.map((corners) => corners.map(shifted)),
    groups: [],
  };
  return isMirrored(edges, layout, new Map(nodes.map(({ id }, i) => [id, i]))) ? mirrored(layout) : layout;
}

/** dagre does not know that inputs have an order; most often all of them or none come out the wrong way round. */
function isMirrored(edges: Edge[], layout: Layout, places: Map<string, number>): boolean {
  const x = (id: string): number => layout.nodes[places.get(id) ?? 0]?.x ?? 0;
  const first = new Map(edges.filter((edge) => edge.index === 0).map((edge) => [edge.to, edge.from]));
  let balance = 0;
  for (const edge of edges) {
    const before = first.get(edge.to);
    if (edge.index > 0 && before !== undefined) balance += Math.sign(x(edge.from) - x(before));
  }
  return balance < 0;
}

function mirrored(layout: Layout): Layout {
  const turn = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({ x: layout.width - x, y });
  return { ...layout, nodes: layout.nodes.map(turn), edges: layout.edges.map((points) => points.map(turn)) };
}

/** Left upper corners of boxes that stand in rows, in their order, and the size of the whole. */
function inRows(sizes: { width: number; height: number }[]): { corners: { x: number; y: number }[]; width: number; height: number } {
  const area = sizes.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
  const limit = Math.max(Math.sqrt(area * ASPECT), ...sizes.map(({ width }) => width));
  let [x, y, row, widest] = [0, 0, 0, 0];
  const corners = sizes.map(({ width, height }) => {
    if (x > 0 && x + width > limit) [x, y, row] = [0, y + row + GAP, 0];
    const corner = { x, y };
    x += width + GAP;
    row = Math.max(row, height);
    widest = Math.max(widest, corner.x + width);
    return corner;
  });
  return { corners, width: widest, height: y + row };
}

function layOut({ nodes, edges, groups }: LayoutRequest): Layout {
  const titles = new Map(groups.map(({ id, width }) => [id, width]));
  const names = [undefined, ...titles.keys()];
  const groupOf = new Map(nodes.map(({ id, group }) => [id, group]));
  const layout: Layout = { width: 0, height: 0, nodes: [], edges: edges.map(() => []), groups: [] };
  const parts = names.map((name) => {
    const members = nodes.map((_, i) => i).filter((i) => nodes[i]?.group === name);
    const inner = edges.map((_, i) => i).filter((i) => groupOf.get(edges[i]?.to ?? "") === name);
    const picture = layOutPart(members.flatMap((i) => nodes[i] ?? []), inner.flatMap((i) => edges[i] ?? []));
    const width = Math.max(picture.width, titles.get(name ?? "") ?? 0);
    return { name, members, inner, picture, width };
  });
  const { corners, width, height } = inRows(parts.map(({ name, picture, width }) => ({ width, height: picture.height + (name === undefined ? 0 : TITLE) })));
  parts.forEach(({ name, members, inner, picture, width }, k) => {
    const corner = corners[k] ?? { x: 0, y: 0 };
    const title = name === undefined ? 0 : TITLE;
    const left = corner.x + (width - picture.width) / 2;
    const place = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({ x: x + left, y: y + corner.y + title });
    members.forEach((i, m) => (layout.nodes[i] = place(picture.nodes[m] ?? { x: 0, y: 0 })));
    inner.forEach((i, m) => (layout.edges[i] = (picture.edges[m] ?? []).map(place)));
    const whole = { width, height: picture.height + title };
    if (name !== undefined) layout.groups.push({ x: corner.x + whole.width / 2, y: corner.y + whole.height / 2, ...whole });
  });
  return { ...layout, width, height };
}

scope.onmessage = ({ data }: MessageEvent<LayoutRequest>) => scope.postMessage(layOut(data));
