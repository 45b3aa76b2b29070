/** Where something stands in the program: a button that leads there, or the place in another file. And to a compile's graphs. */
import { element } from "../app/dom";
import { FILE_NAME } from "../app/pane";

export type LineTarget = (line: number) => void;

export function lineLink({ file, line }: { file: string; line: number }, onLine: LineTarget): HTMLElement | string {
  if (!line) return "";
  if (file !== FILE_NAME) return `${file}:${line}`;
  const button = element("button", { type: "button", className: "line" }, `line ${line}`);
  button.onclick = () => onLine(line);
  return button;
}

export function graphLink(id: number, onGraph: (id: number) => void): HTMLElement {
  const button = element("button", { type: "button", className: "line", title: "Its graphs and passes" }, `graph ${id + 1}`);
  button.onclick = () => onGraph(id);
  return button;
}
