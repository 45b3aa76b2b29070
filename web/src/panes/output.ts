/** The output pane: what the program printed, errors in another colour. Text is put in once a frame, however much comes. */
import { element } from "../app/dom";
import type { Pane, PaneContext } from "../app/pane";
import { remedy } from "../app/remedies";

/** Closer than this to the end, the view follows new text. */
const FOLLOW_PIXELS = 40;

/** Beside the file descriptors of the program: the page's own words. */
const REMEDY = 0;

export function outputPane({ bus }: PaneContext): Pane {
  const text = element("pre", { className: "output", id: "output", tabIndex: 0, ariaLabel: "Program output" });
  const hint = element("p", { className: "hint" }, "What the program prints appears here.");
  const root = element("div", { className: "column" }, hint);
  let pending: { fd: number; text: string }[] = [];

  const flush = (): void => {
    const pieces = pending;
    pending = [];
    if (!pieces.length) return;
    const isAtEnd = text.scrollHeight - text.scrollTop - text.clientHeight < FOLLOW_PIXELS;
    text.append(...pieces.map((piece) => (piece.fd === 1 ? piece.text : element("span", { className: piece.fd === 2 ? "bad" : "remedy" }, piece.text))));
    if (isAtEnd) text.scrollTop = text.scrollHeight;
  };
  const add = (fd: number, piece: string): void => {
    const last = pending.at(-1);
    if (last?.fd === fd) last.text += piece;
    else pending.push({ fd, text: piece });
    // A page in the background gets no frames; the end of the run flushes too.
    if (pending.length === 1 && last === undefined) requestAnimationFrame(flush);
  };

  bus.on("running", () => {
    pending = [];
    text.replaceChildren();
    root.replaceChildren(text);
  });
  bus.on("output", ({ fd, text: piece }) => add(fd, piece));
  bus.on("ran", ({ error, exitCode }) => {
    const help = error ? remedy(error) : null;
    if (help) add(REMEDY, `\n${help}\n`);
    flush();
    if (!error && exitCode === 0 && !text.textContent) root.replaceChildren(element("p", { className: "hint" }, "The program printed nothing."));
  });
  bus.on("ended", flush);
  return { id: "output", title: "Output", element: root };
}
