/** What became of the cursor's line, in words below the editor: what the marks' tooltips say to those who have a mouse. */
import { element } from "../app/dom";
import type { LineFate } from "./line-fates";

export interface LineNotes {
  element: HTMLElement;
  /** Nothing for a line without a mark. */
  show(line: number, fate: LineFate | undefined): void;
}

export function lineNotes(onCompile: (id: number) => void): LineNotes {
  const root = element("div", { className: "line-notes", role: "status", hidden: true });
  return {
    element: root,
    show: (line, fate) => {
      root.hidden = !fate;
      root.replaceChildren(
        ...(fate?.notes ?? []).map(({ text, compile }) => {
          const link = compile === undefined ? null : element("button", { type: "button", className: "line", title: "Its graphs and passes" }, "show");
          if (link && compile !== undefined) link.onclick = () => onCompile(compile);
          return element("div", {}, element("b", {}, `line ${line}: `), text, link ? " " : null, link);
        }),
      );
    },
  };
}
