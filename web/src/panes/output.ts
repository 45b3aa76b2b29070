/** The output pane: what the program printed, errors in another colour. Text is put in once a frame, however much comes. */
import { element } from "../app/dom";
import type { Pane, PaneContext } from "../app/pane";
import { remedy } from "../app/remedies";
import { Terminal, type Writer } from "./terminal";

/** Closer than this to the end, the view follows new text. */
const FOLLOW_PIXELS = 40;

export function outputPane({ bus }: PaneContext): Pane {
  const terminal = new Terminal((line) => bus.emit("showLine", { line }));
  const text = terminal.element;
  const hint = element("p", { className: "hint" }, "What the program prints appears here.");
  const root = element("div", { className: "column" }, hint);
  let pending: { writer: Writer; text: string }[] = [];
  /** Does the view stand at the end, and go with it? What is hidden cannot be asked. */
  let isFollowing = true;
  const follow = (): void => {
    if (isFollowing) text.scrollTop = text.scrollHeight;
  };
  const look = (): void => {
    if (text.clientHeight) isFollowing = text.scrollHeight - text.scrollTop - text.clientHeight < FOLLOW_PIXELS;
  };
  text.addEventListener("scroll", look);

  const flush = (): void => {
    const pieces = pending;
    pending = [];
    if (!pieces.length) return;
    look();
    terminal.write(pieces);
    follow();
  };
  const add = (writer: Writer, piece: string): void => {
    const last = pending.at(-1);
    if (last?.writer === writer) last.text += piece;
    else pending.push({ writer, text: piece });
    // A page in the background gets no frames; the end of the run flushes too.
    if (pending.length === 1 && last === undefined) requestAnimationFrame(flush);
  };

  bus.on("running", () => {
    pending = [];
    isFollowing = true;
    terminal.clear();
    root.replaceChildren(text);
  });
  bus.on("output", ({ fd, text: piece }) => add(fd === 1 ? "out" : "error", piece));
  bus.on("ran", ({ error, exitCode }) => {
    const help = error ? remedy(error) : null;
    if (help) add("page", `\n${help}\n`);
    flush();
    if (!error && exitCode === 0 && !text.textContent) root.replaceChildren(element("p", { className: "hint" }, "The program printed nothing."));
  });
  bus.on("ended", flush);
  return { id: "output", title: "Output", element: root, shown: follow };
}
