/** What one pass did: the node lines before and after it, side by side, with those that changed marked. */
import { element } from "../app/dom";

/** The node lines of a listing, without types, scopes and sources: what one compares by eye. */
function nodeLines(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => /^\s+(%\d|Return)|^subgraph @/.test(line))
    .map((line) => line.trimEnd().replace(/ (primitive|cnode)_attrs: .*$/, ""));
}

/** A node keeps its meaning when a pass only moves it to another number. */
const unnumbered = (line: string): string => line.replace(/%\d+\(CNode_\d+\)/, "%").replace(/%\d+(?!\w)/g, "%").replace(/%para\d+/g, "%para").replace(/^subgraph .*/, "subgraph");

function side(title: string, lines: string[], others: string[], mark: string): HTMLElement {
  const left = new Map<string, number>();
  for (const line of others) left.set(unnumbered(line), (left.get(unnumbered(line)) ?? 0) + 1);
  const rows = lines.map((line) => {
    const count = left.get(unnumbered(line)) ?? 0;
    left.set(unnumbered(line), count - 1);
    return element("span", { className: count > 0 ? "row" : `row ${mark}` }, line);
  });
  return element("section", {}, element("h3", {}, title), element("pre", {}, ...rows));
}

export function passView(before: string, after: string): HTMLElement {
  const [old, now] = [nodeLines(before), nodeLines(after)];
  return element("div", { className: "before-after" }, side("Before", old, now, "gone"), side("After", now, old, "new"));
}
