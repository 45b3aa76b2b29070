/**
 * Layers in linear time, for graphs that dagre takes minutes or more stack than a worker has for: each node a layer below
 * its operands, near the middle of them; lines are straight. No prettier than it must be, and it always ends.
 */
import type { Layout, LayoutRequest } from "./layouter";

const GAP = 26;
const LAYER_GAP = 34;

type Edge = LayoutRequest["edges"][number];

/** Operands and users of each node, by place. */
function neighbours(nodes: LayoutRequest["nodes"], edges: Edge[]): { operands: number[][]; users: number[][] } {
  const places = new Map(nodes.map(({ id }, i) => [id, i]));
  const operands: number[][] = nodes.map(() => []);
  const users: number[][] = nodes.map(() => []);
  for (const { from, to } of edges) {
    const [a, b] = [places.get(from), places.get(to)];
    if (a === undefined || b === undefined) continue;
    operands[b]?.push(a);
    users[a]?.push(b);
  }
  return { operands, users };
}

/** Longest way from a source; what stands on a cycle, or behind one, comes below its operands that have a layer. */
function layersOf(operands: number[][], users: number[][]): number[] {
  const layers = operands.map(() => 0);
  const missing = operands.map((list) => list.length);
  const settled = operands.map((_, i) => i).filter((i) => missing[i] === 0);
  const isSettled = operands.map((list) => list.length === 0);
  const settle = (from: number): void => {
    for (let at = from; at < settled.length; ++at)
      for (const user of users[settled[at] ?? 0] ?? []) {
        layers[user] = Math.max(layers[user] ?? 0, (layers[settled[at] ?? 0] ?? 0) + 1);
        missing[user] = (missing[user] ?? 0) - 1;
        if (missing[user] !== 0 || isSettled[user]) continue;
        isSettled[user] = true;
        settled.push(user);
      }
  };
  settle(0);
  operands.forEach((_, i) => {
    if (isSettled[i]) return;
    isSettled[i] = true;
    settled.push(i);
    settle(settled.length - 1);
  });
  // A source stands right above its first user.
  operands.forEach((list, i) => {
    if (list.length === 0 && users[i]?.length) layers[i] = Math.max(users[i].reduce((least, user) => Math.min(least, layers[user] ?? 0), Infinity) - 1, 0);
  });
  return layers;
}

export function layOutQuickly(nodes: LayoutRequest["nodes"], edges: Edge[], margin: number): Layout {
  const { operands, users } = neighbours(nodes, edges);
  const layers = layersOf(operands, users);
  const rows: number[][] = [];
  layers.forEach((layer, i) => (rows[layer] ??= []).push(i));
  const xs = nodes.map(() => 0);
  const ys = nodes.map(() => 0);
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  let y = margin;
  for (const row of rows) {
    if (!row) continue;
    const wanted = new Map(row.map((i) => [i, mean((operands[i] ?? []).map((operand) => xs[operand] ?? 0))]));
    row.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
    let right = -Infinity;
    for (const i of row) {
      const half = (nodes[i]?.width ?? 0) / 2;
      xs[i] = Math.max(wanted.get(i) ?? 0, right + half);
      right = (xs[i] ?? 0) + half + GAP;
    }
    // Boxes were only pushed to the right: the whole row goes back by the mean of it.
    const shift = mean(row.map((i) => (xs[i] ?? 0) - (wanted.get(i) ?? 0)));
    const height = row.reduce((most, i) => Math.max(most, nodes[i]?.height ?? 0), 0);
    for (const i of row) {
      xs[i] = (xs[i] ?? 0) - shift;
      ys[i] = y + height / 2;
    }
    y += height + LAYER_GAP;
  }
  const left = nodes.reduce((least, { width }, i) => Math.min(least, (xs[i] ?? 0) - width / 2), Infinity) - margin;
  const right = nodes.reduce((most, { width }, i) => Math.max(most, (xs[i] ?? 0) + width / 2), -Infinity) + margin;
  const middles = nodes.map((_, i) => ({ x: (xs[i] ?? 0) - left, y: ys[i] ?? 0 }));
  const places = new Map(nodes.map(({ id }, i) => [id, i]));
  const end = (id: string, side: 1 | -1): { x: number; y: number } => {
    const i = places.get(id) ?? 0;
    return { x: middles[i]?.x ?? 0, y: (middles[i]?.y ?? 0) + (side * (nodes[i]?.height ?? 0)) / 2 };
  };
  return {
    width: nodes.length ? right - left : 0,
    height: y - LAYER_GAP + margin,
    nodes: middles,
    edges: edges.map(({ from, to }) => [end(from, 1), end(to, -1)]),
    groups: [],
  };
}
