/**
 * What a picture of a graph consists of: a box for each node, and edges between them. An operand without an edge is named
 * in its user's box: a constant, a variable of another graph, and what was computed many layers above (the layout would
 * place a point in each layer between: for a chain of 200 operators on one tensor 20,000 points, and a minute).
 */
import type { GraphJson } from "../engine/messages";
import type { View, ViewNode } from "./folds";

const FAR = 16;
const CHARACTER = 7.2;
const MAX_LABEL = 34;
/** Operands that a box spells out; the rest are counted there and stand in its tooltip. */
const MAX_OPERANDS = 10;
export const LINE_HEIGHT = 14;

type GraphEdge = GraphJson["edges"][number];

const shorten = (text: string): string => (text.length > MAX_LABEL ? `${text.slice(0, MAX_LABEL - 1)}…` : text);

export interface Box {
  node: ViewNode;
  label: string;
  second: string;
  /** "stride: (1, 1)": operands that have no edge, with their names, or places where they have none. */
  operands: string[];
  /** Everything that was shortened, in full. */
  tooltip: string;
  width: number;
  height: number;
}

/** A constant as Python writes it, where the dump names its type ("I64(3)"). */
function constantText({ label }: ViewNode): string {
  const value = /^Tensor\(.*\bvalue=\s*([^]*)\)$/.exec(label)?.[1] ?? label;
  return value
    .replace(/\b[IUF]\d+\(([^()]*)\)/g, "$1")
    .replace(/\bBool\(1\)/g, "True")
    .replace(/\bBool\(0\)/g, "False");
}

function box(node: ViewNode, named: string[]): Box {
  const label = shorten(node.label);
  const second = shorten(node.detail ?? node.type);
  const operands = named.slice(0, MAX_OPERANDS).map(shorten);
  if (named.length > MAX_OPERANDS) operands.push(`… ${named.length - MAX_OPERANDS} more`);
  const small = Math.max(second.length, ...operands.map((text) => text.length));
  const width = Math.max(label.length * CHARACTER + 26, small * CHARACTER * 0.84 + 22, 64);
  const tooltip = [node.label, node.type, node.detail ?? "", ...named, node.line ? `line ${node.line}` : ""].filter(Boolean).join("\n");
  return { node, label, second, operands, tooltip, width, height: (second ? 42 : 28) + operands.length * LINE_HEIGHT };
}

/** Layers between the ends of edges. A source stands right above its first user; nodes on or behind a cycle have no layer. */
function spans({ nodes, edges }: View): (edge: GraphEdge) => number {
  const users = new Map<string, string[]>(nodes.map(({ id }) => [id, []]));
  const missing = new Map<string, number>(nodes.map(({ id }) => [id, 0]));
  for (const { from, to } of edges) {
    users.get(from)?.push(to);
    missing.set(to, (missing.get(to) ?? 0) + 1);
  }
  const sources = nodes.map(({ id }) => id).filter((id) => missing.get(id) === 0);
  const layer = new Map<string, number>(sources.map((id) => [id, 0]));
  const settled = new Set(sources);  // in the order in which they are reached
  for (const id of settled)
    for (const user of users.get(id) ?? []) {
      layer.set(user, Math.max(layer.get(user) ?? 0, (layer.get(id) ?? 0) + 1));
      const left = (missing.get(user) ?? 0) - 1;
      missing.set(user, left);
      if (left === 0) settled.add(user);
    }
  for (const id of sources) {
    const first = (users.get(id) ?? []).reduce((least, user) => Math.min(least, layer.get(user) ?? 0), Infinity);
    if (Number.isFinite(first)) layer.set(id, Math.max(first - 1, 0));
  }
  return ({ from, to }) => (settled.has(from) && settled.has(to) ? (layer.get(to) ?? 0) - (layer.get(from) ?? 0) : 0);
}

export function boxesOf(graph: View): { boxes: Box[]; edges: GraphEdge[] } {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const span = spans(graph);
  const named = new Map<string, string[]>();
  const edges = graph.edges.filter((edge) => {
    const { from, to, index, name } = edge;
    const [operand, user] = [nodes.get(from), nodes.get(to)];
    const isConstant = operand?.kind === "constant";
    if (!operand || (!isConstant && operand.group === user?.group && span(edge) <= FAR)) return true;
    const texts = named.get(to) ?? [];
    texts.push(`${name ?? index}: ${isConstant ? constantText(operand) : `↑ ${operand.label}`}`);
    named.set(to, texts);
    return false;
  });
  return { boxes: graph.nodes.filter((node) => node.kind !== "constant").map((node) => box(node, [...(named.get(node.id) ?? []), ...(node.notes ?? [])])), edges };
}
