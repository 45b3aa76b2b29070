/**
 * What a program prints, as a terminal shows it: a carriage return goes back to the line's beginning and what follows is
 * written over it, a backspace goes back one character, colours are left out. Places of the program in its tracebacks are
 * links.
 */
import { element } from "../app/dom";
import { FILE_NAME } from "../app/pane";
import type { LineTarget } from "./line-link";

/** Who wrote: a file descriptor of the program, or the page itself. */
export type Writer = "out" | "error" | "page";

interface Run {
  writer: Writer;
  text: string;
}

const CLASS: Record<Writer, string> = { out: "", error: "bad", page: "remedy" };
const CONTROL = /[\r\x08\x1b]/;
const TOKEN = /\n|\r|\x08|\x1b\[[\d;?]*[ -/]*[@-~]|\x1b[^[]|[^\n\r\x08\x1b]+/g;
/** The beginning of an escape sequence whose end has not come. */
const OPEN_ESCAPE = /\x1b(\[[\d;?]*[ -/]*)?$/;
const ERASE_TO_END = /^\x1b\[0?K$/;
const ERASE_LINE = /^\x1b\[2K$/;
const FILE = FILE_NAME.replace(".", "\\.");
/** As Python writes it, and as MindSpore does below what a graph raises. */
const PLACE = new RegExp(`(File "${FILE}", line \\d+|In file ${FILE}:\\d+)`);

const lengthOf = (runs: Run[]): number => runs.reduce((sum, { text }) => sum + text.length, 0);

function cut(runs: Run[], from: number, to = Infinity): Run[] {
  let at = 0;
  return runs.flatMap(({ writer, text }) => {
    const start = at;
    at += text.length;
    const kept = text.slice(Math.max(from - start, 0), Math.max(to - start, 0));
    return kept ? [{ writer, text: kept }] : [];
  });
}

export class Terminal {
  readonly element = element("pre", { className: "output", id: "output", tabIndex: 0, role: "region", ariaLabel: "Program output" });
  /** The last line, which may still change, and where the next character goes. */
  #line: Run[] = [];
  #column = 0;
  readonly #tail = element("span");
  #held: Run = { writer: "out", text: "" };

  constructor(private readonly onLine: LineTarget) {
    this.clear();
  }

  clear(): void {
    this.#line = [];
    this.#column = 0;
    this.#held.text = "";
    this.#tail.replaceChildren();
    this.element.replaceChildren(this.#tail);
  }

  write(pieces: Run[]): void {
    for (const { writer, text } of pieces) this.#take(writer, this.#held.writer === writer ? this.#held.text + text : text);
    this.#tail.replaceChildren(...this.#line.flatMap((run) => this.#nodes(run)));
  }

  #take(writer: Writer, text: string): void {
    const open = OPEN_ESCAPE.exec(text)?.[0] ?? "";
    this.#held = { writer, text: open };
    const whole = open ? text.slice(0, -open.length) : text;
    if (!CONTROL.test(whole) && this.#column === lengthOf(this.#line)) {
      const end = whole.lastIndexOf("\n") + 1;
      this.#put(writer, whole.slice(0, end));
      if (end) this.#settle();
      this.#put(writer, whole.slice(end));
      return;
    }
    for (const [token] of whole.matchAll(TOKEN)) this.#obey(writer, token);
  }

  #obey(writer: Writer, token: string): void {
    if (token === "\n") {
      this.#column = lengthOf(this.#line);
      this.#put(writer, token);
      this.#settle();
    } else if (token === "\r") this.#column = 0;
    else if (token === "\b") this.#column = Math.max(this.#column - 1, 0);
    else if (ERASE_TO_END.test(token)) this.#line = cut(this.#line, 0, this.#column);
    else if (ERASE_LINE.test(token)) this.#line = [{ writer, text: " ".repeat(this.#column) }];
    else if (!token.startsWith("\x1b")) this.#put(writer, token);
  }

  #put(writer: Writer, text: string): void {
    if (!text) return;
    const last = this.#line.at(-1);
    if (this.#column === lengthOf(this.#line)) {
      if (last?.writer === writer) last.text += text;
      else this.#line.push({ writer, text });
    } else this.#line = [...cut(this.#line, 0, this.#column), { writer, text }, ...cut(this.#line, this.#column + text.length)];
    this.#column += text.length;
  }

  /** The line has ended: nothing changes it any more. */
  #settle(): void {
    this.#tail.before(...this.#line.flatMap((run) => this.#nodes(run)));
    this.#line = [];
    this.#column = 0;
  }

  #nodes({ writer, text }: Run): Node[] {
    if (writer === "out") return [document.createTextNode(text)];
    const parts = text.split(PLACE).map((part, i) => (i % 2 ? this.#link(part) : part));
    return [element("span", { className: CLASS[writer] }, ...parts)];
  }

  /** A link and no button: what is in a button cannot be selected and copied. */
  #link(place: string): HTMLElement {
    const link = element("a", { href: "#", className: "place" }, place);
    link.onclick = (event) => {
      event.preventDefault();
      this.onLine(Number(/\d+$/.exec(place)?.[0]));
    };
    return link;
  }
}
