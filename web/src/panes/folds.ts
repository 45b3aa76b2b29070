/**
 * A large graph as a tree of folds, of which one level is a picture: first by the Cell that nodes belong to, then by source
 * line, then by number. A fold is a stretch of the graph's order, so that what is drawn of a graph without cycles has none.
 */
import type { GraphJson } from "../engine/messages";
import { FILE_NAME } from "../app/pane";
import { kept, Lists } from "./lists";

type GraphNode = GraphJson["nodes"][number];
type GraphEdge = GraphJson["edges"][number];

/** A box of a picture: a node, a fold ("fold"), or what stands outside the fold that is shown ("outside"). */
export type ViewNode = Omit<GraphNode, "kind"> & {
  kind: GraphNode["kind"] | "fold" | "outside";
  /** Lines below the type. */
  notes?: string[];
  /** Of the program: all lines that a fold has nodes of. */
  lines?: number[];
};
export type View = Omit<GraphJson, "nodes"> & { nodes: ViewNode[] };

export interface Fold {
  label: string;
  /** Neighbours of several kinds, joined because they were too many. */
  isPiece: boolean;
  /** Places in the order of the graph: from, and behind the last one. */
  from: number;
  to: number;
  parent: Fold | null;
  /** In order; those of one node have no children. */
  children: Fold[];
}

/** Boxes of one level; a fold of no more nodes shows them all. */
const MOST_BOXES = 60;
/** Nodes of a fold, on an average: where lines take turns, folds of them would say nothing. */
const LEAST_RUN = 3;
/** Boxes for what is outside, each way. */
const MOST_OUTSIDE = 8;
/** Operators that a fold's box counts. */
const MOST_COUNTED = 3;
const NUMBER = new Intl.NumberFormat("en");

interface Placed {
  node: GraphNode;
  /** From the outermost fold to the innermost. Nodes of one place in the program share it. */
  path: string[];
}

export class FoldedGraph {
  readonly root: Fold;
  readonly name: string;
  #order: Placed[] = [];
  #nodes: GraphNode[];
  #edges: GraphEdge[];
  /** Of each edge: its nodes' numbers in #nodes; and by number the places in the order. -1: none. */
  #from: Int32Array;
  #to: Int32Array;
  #places: Int32Array;
  /** Edges by the places of their users and of their operands. */
  #into!: Lists;
  #outOf!: Lists;
  #innermost: Fold[] = [];

  constructor(graph: GraphJson) {
    this.name = graph.name;
    this.#nodes = graph.nodes;
    const numbers = new Map<string, number>();
    graph.nodes.forEach(({ id }, i) => numbers.set(id, i));
    this.#edges = graph.edges;
    this.#from = new Int32Array(graph.edges.length);
    this.#to = new Int32Array(graph.edges.length);
    let user = { id: "", number: -1 };
    graph.edges.forEach(({ from, to }, edge) => {
      // The edges into a node stand together.
      if (to !== user.id) user = { id: to, number: numbers.get(to) ?? -1 };
      this.#from[edge] = numbers.get(from) ?? -1;
      this.#to[edge] = user.number;
    });
    this.#places = new Int32Array(graph.nodes.length).fill(-1);
    this.#arrange(graph);
    this.root = { label: graph.name, isPiece: false, from: 0, to: this.#order.length, parent: null, children: [] };
    const open: { fold: Fold; depth: number }[] = [{ fold: this.root, depth: 0 }];
    for (let one = open.pop(); one; one = open.pop()) open.push(...this.#split(one.fold, one.depth));
  }

  get size(): number {
    return this.#order.length;
  }

  /** Nodes that say `text` (in lower case), in order, each with the fold that shows it. */
  search(text: string): { id: string; fold: Fold }[] {
    const found: { id: string; fold: Fold }[] = [];
    this.#order.forEach(({ node, path }, place) => {
      if (`${node.label}\n${node.type}\n${node.detail ?? ""}\n${path.join("/")}\nline ${node.line ?? ""}`.toLowerCase().includes(text))
        found.push({ id: node.id, fold: this.#innermost[place]?.parent ?? this.root });
    });
    return found;
  }

  /** Its box in the picture of its parent. */
  idOf(fold: Fold): string {
    return fold.to - fold.from === 1 ? (this.#order[fold.from]?.node.id ?? "") : `f${fold.from}-${fold.to}`;
  }

  /** The fold with this id in the picture of another. */
  foldOf(id: string): Fold | null {
    const [, from, to] = /^[fo](\d+)-(\d+)$/.exec(id) ?? [];
    for (let fold: Fold | null = this.#innermost[Number(from)] ?? null; fold; fold = fold.parent)
      if (fold.from === Number(from) && fold.to === Number(to)) return fold;
    return null;
  }

  /** The picture of a fold: its children, and what stands around it. */
  view(fold: Fold): View {
    const view: View = { name: fold === this.root ? this.name : fold.label, nodes: [], edges: [], groups: [] };
    const drawn = new Set<string>();
    const connect = (from: string, to: string, index: number, name?: string): void => {
      const key = `${from} ${to}`;
      if (from === to || drawn.has(key)) return;
      drawn.add(key);
      view.edges.push(name === undefined ? { from, to, index } : { from, to, index, name });
    };
    const outside = new Map<Fold, "in" | "out">();
    const stranger = (place: number, way: "in" | "out"): string | null => {
      const other = this.#beside(fold, place);
      if (!outside.has(other)) {
        if ([...outside.values()].filter((known) => known === way).length >= MOST_OUTSIDE) return null;
        outside.set(other, way);
      }
      return `o${other.from}-${other.to}`;
    };
    for (const child of fold.children) {
      const id = this.idOf(child);
      const missing: string[] = [];
      for (let place = child.from; place < child.to; ++place) {
        const placed = this.#order[place];
        if (!placed) continue;
        const isAlone = child.to - child.from === 1;
        const constants: number[] = [];
        for (const edge of this.#into.of(place)) {
          const { index, name } = this.#edges[edge] ?? { index: 0 };
          const operand = this.#places[this.#from[edge] ?? -1] ?? -1;
          if (operand < 0) constants.push(edge);
          if (operand < 0 || (operand >= child.from && operand < child.to)) continue;
          const inner = operand >= fold.from && operand < fold.to;
          const from = inner ? this.idOf(this.#childAt(fold, operand)) : stranger(operand, "in");
          if (from) connect(from, id, index, isAlone ? name : undefined);
          else if (missing.length < MOST_COUNTED) missing.push(`↑ ${this.#order[operand]?.node.label ?? ""}`);
        }
        for (const edge of this.#outOf.of(place)) {
          const user = this.#places[this.#to[edge] ?? -1] ?? -1;
          if (user < 0) continue;
          const to = user >= fold.from && user < fold.to ? null : stranger(user, "out");
          if (to) connect(id, to, 0);
        }
        if (!isAlone) continue;
        for (const edge of constants) {
          const node = this.#nodes[this.#from[edge] ?? -1];
          if (!node) continue;
          view.nodes.push(node);
          connect(node.id, id, this.#edges[edge]?.index ?? 0, this.#edges[edge]?.name);
        }
      }
      view.nodes.push(this.#box(child, id, missing));
    }
    for (const other of outside.keys()) view.nodes.push(this.#neighbour(other));
    return view;
  }

  /** Nodes in topological order, one graph after the other; a source stands before its first user and belongs to it. */
  #arrange({ nodes, groups, scopes }: GraphJson): void {
    const labels = new Map(groups.map(({ id, label }) => [id, `@${label}`]));
    const ways = (scopes ?? []).map((scope) => scope.split("/").filter((part) => part !== "Default"));
    const known = new Map<string | undefined, Map<number | undefined, string[]>>();
    const pathOf = ({ group, scope }: GraphNode): string[] =>
      kept(
        kept(known, group, () => new Map()),
        scope,
        () => [...(group ? [labels.get(group) ?? "@"] : []), ...(scope === undefined ? [] : (ways[scope] ?? []))],
      );
    const inLines = new Map<string[], Map<number, string[]>>();
    const withLine = ({ file, line }: GraphNode, path: string[]): string[] =>
      file === FILE_NAME && line
        ? kept(
            kept(inLines, path, () => new Map<number, string[]>()),
            line,
            () => [...path, `line ${line}`],
          )
        : path;
    /** Numbers of the nodes that have places, in the order of the graph. */
    const inner: number[] = [];
    nodes.forEach(({ kind }, i) => {
      if (kind !== "constant" && kind !== "graph") inner.push(i);
    });
    const ranks = new Int32Array(nodes.length).fill(-1);
    inner.forEach((node, rank) => (ranks[node] = rank));
    /** Of what each node gives: the least rank of a user. */
    const first = new Float64Array(nodes.length).fill(Infinity);
    this.#edges.forEach((_, edge) => {
      const [from, rank] = [this.#from[edge] ?? -1, ranks[this.#to[edge] ?? -1] ?? -1];
      if (rank >= 0 && rank < (first[from] ?? 0)) first[from] = rank;
    });
    const keys = new Float64Array(nodes.length);
    const paths: string[][] = [];
    const ofOwners = new Map<string, string[]>();
    inner.forEach((number, i) => {
      const node = nodes[number];
      if (!node) return;
      keys[number] = i;
      paths[number] = pathOf(node);
      // The program's arguments stay where one looks for them; what a Cell has moves there.
      const owner = node.kind === "parameter" ? /^(.+?)\./.exec(node.label)?.[1] : undefined;
      if (owner === undefined) return;
      const user = nodes[inner[first[number] ?? Infinity] ?? -1];
      if (user && user.group === node.group && user.scope !== undefined) {
        keys[number] = (first[number] ?? 0) - 0.5;
        paths[number] = pathOf(user);
      } else paths[number] = kept(ofOwners, `${node.group ?? ""} ${node.scope ?? ""} ${owner}`, () => [...pathOf(node), `parameters of ${owner}`]);
    });
    inner.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
    inner.forEach((number, place) => {
      const node = nodes[number];
      if (!node) return;
      this.#places[number] = place;
      this.#order.push({ node, path: withLine(node, paths[number] ?? []) });
    });
    this.#into = new Lists(inner.length, this.#edges.length, (edge) => this.#places[this.#to[edge] ?? -1] ?? -1);
    this.#outOf = new Lists(inner.length, this.#edges.length, (edge) => this.#places[this.#from[edge] ?? -1] ?? -1);
  }

  /** Gives a fold its children; those that are folds themselves, and at which depth of the paths they go on. */
  #split(fold: Fold, depth: number): { fold: Fold; depth: number }[] {
    const size = fold.to - fold.from;
    const child = (from: number, to: number, label: string, parent = fold): Fold => ({ label, isPiece: false, from, to, parent, children: [] });
    const leaf = (place: number, parent = fold): Fold => child(place, place + 1, this.#order[place]?.node.label ?? "", parent);
    let parts: Fold[] = [];
    const longest = this.#order.slice(fold.from, fold.to).reduce((most, { path }) => Math.max(most, path.length), 0);
    if (size <= MOST_BOXES) {
      parts = Array.from({ length: size }, (_, i) => leaf(fold.from + i));
    } else {
      const says = (): boolean => parts.length > 1 && parts.length * LEAST_RUN <= size;
      for (; !says() && depth < longest; ++depth) parts = this.#runs(fold, depth);
      if (!says()) parts = Array.from({ length: size }, (_, i) => leaf(fold.from + i));
    }
    while (parts.length > MOST_BOXES) {
      const each = Math.ceil(parts.length / Math.ceil(parts.length / MOST_BOXES));
      const joined: Fold[] = [];
      for (let i = 0; i < parts.length; i += each) {
        const run = parts.slice(i, i + each);
        const [first, last] = [run[0], run.at(-1)];
        if (!first || !last) continue;
        const piece = run.length === 1 ? first : child(first.from, last.to, `${first.label.split(" … ")[0]} … ${last.label.split(" … ").at(-1)}`);
        if (run.length > 1) {
          piece.isPiece = true;
          piece.children = run;
          for (const one of run) one.parent = piece;
        }
        joined.push(piece);
      }
      parts = joined;
    }
    fold.children = parts;
    const open: { fold: Fold; depth: number }[] = [];
    const settle = (list: Fold[]): void => {
      for (const part of list) {
        if (part.to - part.from === 1) this.#innermost[part.from] = part;
        else if (part.children.length) settle(part.children);
        else open.push({ fold: part, depth });
      }
    };
    settle(parts);
    return open;
  }

  /** Neighbours whose paths agree at this depth. */
  #runs(fold: Fold, depth: number): Fold[] {
    const runs: Fold[] = [];
    let key: string | undefined;
    for (let place = fold.from; place < fold.to; ++place) {
      const placed = this.#order[place];
      const now = placed?.path[depth];
      const last = runs.at(-1);
      if (last && now !== undefined && now === key) last.to = place + 1;
      else runs.push({ label: now ?? placed?.node.label ?? "", isPiece: false, from: place, to: place + 1, parent: fold, children: [] });
      key = now;
    }
    for (const run of runs) if (run.to - run.from === 1) run.label = this.#order[run.from]?.node.label ?? run.label;
    return runs;
  }

  #childAt(fold: Fold, place: number): Fold {
    let [low, high] = [0, fold.children.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((fold.children[middle]?.from ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return fold.children[low] ?? fold;
  }

  /** What has this place and stands nearest to `fold`: a child of the first fold around both. */
  #beside(fold: Fold, place: number): Fold {
    let around = fold;
    while (around.parent && (place < around.from || place >= around.to)) around = around.parent;
    return this.#childAt(around, place);
  }

  #box(fold: Fold, id: string, missing: string[]): ViewNode {
    const alone = this.#order[fold.from]?.node;
    if (fold.to - fold.from === 1 && alone) return { ...alone, group: undefined, notes: missing } as ViewNode;
    const counts = new Map<string, number>();
    const lines = new Set<number>();
    for (let place = fold.from; place < fold.to; ++place) {
      const node = this.#order[place]?.node;
      if (!node) continue;
      const what = node.kind === "parameter" ? "parameters" : node.label;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      if (node.file === FILE_NAME && node.line) lines.add(node.line);
    }
    const most = [...counts].sort(([, a], [, b]) => b - a);
    const notes = most.slice(0, MOST_COUNTED).map(([name, count]) => `${NUMBER.format(count)} ${name}`);
    if (most.length > MOST_COUNTED) notes.push(`… ${most.length - MOST_COUNTED} more kinds`);
    return { id, label: fold.label, kind: "fold", type: "", detail: this.#sizeOf(fold), notes: [...notes, ...missing], lines: [...lines] };
  }

  #sizeOf({ from, to, isPiece }: Fold): string {
    return isPiece ? `nodes ${NUMBER.format(from + 1)} to ${NUMBER.format(to)}` : `${NUMBER.format(to - from)} nodes`;
  }

  #neighbour(fold: Fold): ViewNode {
    const node = this.#order[fold.from]?.node;
    const isAlone = fold.to - fold.from === 1;
    return { id: `o${fold.from}-${fold.to}`, label: fold.label, kind: "outside", type: isAlone ? (node?.type ?? "") : this.#sizeOf(fold) };
  }
}
