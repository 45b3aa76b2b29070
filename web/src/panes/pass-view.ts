/** What one pass did: the node lines before and after it, side by side, with those that changed marked. */
import { element } from "../app/dom";

/** The node lines of a listing, without types, scopes and sources: what one compares by eye. */
function nodeLines(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => /^\s+(%\d|Return)|^subgraph @/.test(line))
    .map((line) => line.trimEnd().replace(/ (primitive|cnode)_attrs: .*$/, ""));
}

/** Lines to compare by: a node keeps its meaning when a pass only numbers it anew, but not in another subgraph. */
function keys(lines: string[]): string[] {
  let graph = 0;
  return lines.map((line) => {
    if (line.startsWith("subgraph")) ++graph;
    return `${graph} ${unnumbered(line)}`;
  });
}

const unnumbered = (line: string): string => line.replace(/%\d+\(CNode_\d+\)/, "%").replace(/%\d+(?!\w)/g, "%").replace(/%para\d+/g, "%para").replace(/^subgraph .*/, "subgraph");

function side(title: string, lines: string[], others: string[], mark: string): HTMLElement {
  const left = new Map<string, number>();
  for (const key of keys(others)) left.set(key, (left.get(key) ?? 0) + 1);
  const own = keys(lines);
  const rows = lines.map((line, i) => {
    const key = own[i] ?? "";
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return element("span", { className: count > 0 ? "row" : `row ${mark}` }, line);
  });
  return element("section", {}, element("h3", {}, title), element("pre", {}, ...rows));
}

export function passView(before: string, after: string): HTMLElement {
  const [old, now] = [nodeLines(before), nodeLines(after)];
  return element("div", { className: "before-after" }, side("Before", old, now, "gone"), side("After", now, old, "new"));
}
