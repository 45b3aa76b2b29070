/** A graph as text, below its picture: as much as a page can lay out, and the whole as a file. */
import { element } from "../app/dom";

/** Bytes of a listing that the page shows. */
export const MOST_TEXT = 500_000;

export interface GraphListing {
  element: HTMLElement;
  /** `whole` gives the text that this is the beginning of. */
  show(text: string, whole?: () => Promise<string>): void;
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  element("a", { href: url, download: "graph.ir" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser reads it after the click
}

export function graphListing(): GraphListing {
  const root = element("pre", { className: "listing", tabIndex: 0, ariaLabel: "IR text" });
  const saveButton = (whole: () => Promise<string>): HTMLElement => {
    const button = element("button", { type: "button", className: "line" }, "save the whole text");
    button.onclick = async () => {
      button.disabled = true;
      try {
        save(await whole());
        button.disabled = false;
      } catch (error) {
        button.replaceWith(`it cannot be saved: ${error instanceof Error ? error.message : String(error)}`);
      }
    };
    return button;
  };
  return {
    element: root,
    show: (text, whole) => {
      root.textContent = text;
      if (whole) root.append("\n\n… and so on: ", saveButton(whole), ".\n");
      // Opens where the nodes begin, below the counts.
      const start = text.search(/^# In file|^subgraph @/m);
      const line = start > 0 ? text.slice(0, start).split("\n").length - 1 : 0;
      const { lineHeight, paddingTop } = getComputedStyle(root);
      root.scrollTop = line ? line * parseFloat(lineHeight) + parseFloat(paddingTop) : 0;
    },
  };
}
