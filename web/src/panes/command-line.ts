/** What a program is given when it starts: its arguments and its standard input. */
import { element } from "../app/dom";

export interface Given {
  /** Arguments as one line, as a shell would take them. */
  argv: string;
  /** Standard input. */
  input: string;
}

export interface CommandLine {
  element: HTMLElement;
  given(): Given;
  /** Words of the command line behind the file name. */
  argv(): string[];
  set(given: Given): void;
  /** The visitor changed something. */
  onChange: () => void;
}

/** Words as a shell makes them of a line: quotes keep spaces together, a backslash keeps what follows it (in '…' nothing does). */
export function wordsOf(line: string): string[] {
  const pieces = /(\s+)|'([^']*)(?:'|$)|"((?:\\[^]|[^"\\])*)(?:"|\\?$)|\\([^]?)|([^\s'"\\]+)/g;
  const words: string[] = [];
  let isNew = true;
  for (const [, gap, single, double, escaped, bare] of line.matchAll(pieces)) {
    if (gap === undefined) {
      const piece = single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? escaped ?? bare ?? "";
      if (isNew) words.push(piece);
      else words[words.length - 1] += piece;
    }
    isNew = gap !== undefined;
  }
  return words;
}

export function commandLine(): CommandLine {
  const line = element("input", { id: "argv", type: "text", size: 8, placeholder: "none", spellcheck: false, title: "sys.argv behind the file name, with quotes as in a shell" });
  const input = element("textarea", { id: "stdin", rows: 1, placeholder: "none", spellcheck: false, title: "Lines that input() and sys.stdin read" });
  const root = element("div", { className: "bar command-line" }, element("label", {}, "Arguments ", line), element("label", {}, "Input ", input));
  const bar: CommandLine = {
    element: root,
    given: () => ({ argv: line.value, input: input.value }),
    argv: () => wordsOf(line.value),
    set: (given) => {
      line.value = given.argv;
      input.value = given.input;
    },
    onChange: () => {},
  };
  root.addEventListener("input", () => bar.onChange());
  return bar;
}
