/** Gives the visitor a file. */
import { element } from "./dom";

/** How long a browser may take to read it after the click. */
const KEEP_MS = 60_000;

export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  element("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
