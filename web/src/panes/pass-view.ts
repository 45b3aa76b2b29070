/** What one pass did: the node lines before and after it, side by side, equal lines at the same height. */
import { element } from "../app/dom";

/** The node lines of a listing, without types, scopes and sources: what one compares by eye. */
function nodeLines(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => /^\s+(%\d|Return)|^subgraph @/.test(line))
    .map((line) => line.trimEnd().replace(/ (primitive|cnode)_attrs: .*$/, ""));
}

/** A node keeps its meaning when a pass only numbers it anew. */
const unnumbered = (line: string): string => line.replace(/%\d+\(CNode_\d+\)/, "%").replace(/%\d+(?!\w)/g, "%").replace(/%para\d+/g, "%para").replace(/^subgraph .*/, "subgraph");

/** Above this many pairs of lines nothing is paired: the table would take seconds. */
const MAX_PAIRS = 4_000_000;
/** Equal lines that stay around a change; the rest of a longer stretch is one line. */
const CONTEXT = 3;

/** Rows of either side; a browser takes seconds to lay out more. */
const MAX_ROWS = 5000;

type Pair = [before: string | null, after: string | null];

/** The longest common subsequence of both, the rest alone. */
function paired(before: string[], after: string[]): Pair[] {
  const [a, b] = [before.map(unnumbered), after.map(unnumbered)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) ++start;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) ++end;
  const [rows, columns] = [a.length - start - end, b.length - start - end];
  const width = columns + 1;
  const isPaired = rows * columns <= MAX_PAIRS;
  const common = new Uint16Array(isPaired ? (rows + 1) * width : 0);
  const length = (i: number, j: number): number => common[i * width + j] ?? 0;
  if (isPaired)
    for (let i = rows - 1; i >= 0; --i)
      for (let j = columns - 1; j >= 0; --j)
        common[i * width + j] = a[start + i] === b[start + j] ? length(i + 1, j + 1) + 1 : Math.max(length(i + 1, j), length(i, j + 1));

  const pairs: Pair[] = [];
  const equal = (i: number, j: number): number => pairs.push([before[i] ?? "", after[j] ?? ""]);
  for (let i = 0; i < start; ++i) equal(i, i);
  for (let [i, j] = [0, 0]; i < rows || j < columns; ) {
    if (isPaired && i < rows && j < columns && a[start + i] === b[start + j]) equal(start + i++, start + j++);
    else if (i < rows && (j === columns || length(i + 1, j) >= length(i, j + 1))) pairs.push([before[start + i++] ?? "", null]);
    else pairs.push([null, after[start + j++] ?? ""]);
  }
  for (let i = end; i > 0; --i) equal(before.length - i, after.length - i);
  return pairs;
}

/** Indices of the pairs to show; -1 stands for a stretch of equal ones. */
function shown(pairs: Pair[]): number[] {
  const isNear = new Array<boolean>(pairs.length).fill(false);
  pairs.forEach(([before, after], i) => {
    if (before === null || after === null) isNear.fill(true, Math.max(i - CONTEXT, 0), i + CONTEXT + 1);
  });
  const rows: number[] = [];
  isNear.forEach((near, i) => {
    if (near) rows.push(i);
    else if (rows.at(-1) !== -1) rows.push(-1);
  });
  return rows;
}

function side(title: string, mark: string, pairs: Pair[], which: 0 | 1): HTMLElement {
  const all = shown(pairs);
  const rows = all.slice(0, MAX_ROWS).map((i) => {
    if (i < 0) return element("span", { className: "row same" }, "⋯");
    const pair = pairs[i];
    const line = pair?.[which] ?? null;
    const isChange = pair?.[1 - which] === null;
    return element("span", { className: line === null ? "row none" : isChange ? `row ${mark}` : "row" }, line ?? " ");
  });
  if (all.length > MAX_ROWS) rows.push(element("span", { className: "row same" }, `… ${(all.length - MAX_ROWS).toLocaleString("en")} rows more`));
  return element("section", {}, element("h2", {}, title), element("pre", { tabIndex: 0, ariaLabel: title }, ...rows));
}

export function passView(before: string, after: string): HTMLElement {
  const pairs = paired(nodeLines(before), nodeLines(after));
  if (pairs.every(([one, other]) => one !== null && other !== null))
    return element("p", { className: "hint" }, "The lines are the same but for their numbers and types: compare the full texts of the phases.");
  return element("div", { className: "before-after" }, side("Before", "gone", pairs, 0), side("After", "new", pairs, 1));
}
