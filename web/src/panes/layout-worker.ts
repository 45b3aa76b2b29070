/** Lays a graph out in layers, away from the page's thread: dagre takes seconds for hundreds of nodes. */
import dagre from "@dagrejs/dagre";
import type { Layout, LayoutRequest } from "./layouter";

const scope = self as unknown as DedicatedWorkerGlobalScope;

function layOut({ nodes, edges, groups }: LayoutRequest): Layout {
  const graph = new dagre.graphlib.Graph({ multigraph: true, compound: groups.length > 0 });
  graph.setGraph({ rankdir: "TB", nodesep: 26, ranksep: 34, marginx: 12, marginy: 12 });
  for (const { id } of groups) graph.setNode(id, {});
  for (const { id, width, height, group } of nodes) {
    graph.setNode(id, { width, height });
    if (group !== undefined) graph.setParent(id, group);
  }
  edges.forEach(({ from, to }, i) => graph.setEdge(from, to, {}, String(i)));
  dagre.layout(graph);

  const { width = 0, height = 0 } = graph.graph();
  const layout: Layout = {
    width,
    height,
    nodes: nodes.map(({ id }) => ({ x: graph.node(id).x, y: graph.node(id).y })),
    edges: edges.map(({ from, to }, i) => (graph.edge(from, to, String(i)).points ?? []).map(({ x, y }: { x: number; y: number }) => ({ x, y }))),
    groups: groups.map(({ id }) => {
      const { x, y, width: w, height: h } = graph.node(id);
      return { x, y, width: w, height: h };
    }),
  };
  return isMirrored(edges, layout, new Map(nodes.map(({ id }, i) => [id, i]))) ? mirrored(layout) : layout;
}

/** dagre does not know that inputs have an order; most often all of them or none come out the wrong way round. */
function isMirrored(edges: LayoutRequest["edges"], layout: Layout, places: Map<string, number>): boolean {
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
  return { ...layout, nodes: layout.nodes.map(turn), edges: layout.edges.map((points) => points.map(turn)), groups: layout.groups.map((group) => ({ ...group, ...turn(group) })) };
}

scope.onmessage = ({ data }: MessageEvent<LayoutRequest>) => scope.postMessage(layOut(data));
