/** The option bar: what jit does where the program does not say so itself. */
import type { JitDefaults } from "@core/refjit";
import { element } from "../app/dom";

interface Choice {
  name: string;
  label: string;
  values: [value: string, label: string][];
}

const CHOICES: Choice[] = [
  { name: "capture_mode", label: "Capture", values: [["", "as written"], ["ast", "ast"], ["bytecode", "bytecode"], ["trace", "trace"]] },
  { name: "jit_level", label: "Level", values: [["", "as written"], ["O0", "O0"], ["O1", "O1"]] },
  { name: "backend", label: "Backend", values: [["", "as written"], ["ms_backend", "ms_backend"], ["GE", "GE (sink)"]] },
  { name: "fullgraph", label: "Fullgraph", values: [["", "as written"], ["false", "False"], ["true", "True"]] },
];

export interface OptionBar {
  element: HTMLElement;
  options(): JitDefaults;
  /** Words of the command line behind the file name. */
  argv(): string[];
  /** The same as one line. */
  line(): string;
  set(line: string, options: JitDefaults): void;
  /** The visitor chose something. */
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

export function optionBar(): OptionBar {
  const selects = new Map<string, HTMLSelectElement>();
  const root = element("div", { className: "options", title: "For calls of jit that do not give the option themselves" });
  for (const { name, label, values } of CHOICES) {
    const select = element("select", { id: `option-${name}` }, ...values.map(([value, text]) => element("option", { value }, text)));
    selects.set(name, select);
    root.append(element("label", {}, `${label} `, select));
  }
  const line = element("input", { id: "argv", type: "text", size: 8, placeholder: "none", title: "sys.argv behind the file name, with quotes as in a shell" });
  root.append(element("label", {}, "Arguments ", line));
  const options = (): JitDefaults => {
    const read = (name: string): string => selects.get(name)?.value ?? "";
    const chosen: Record<string, string | boolean> = {};
    for (const name of ["capture_mode", "jit_level", "backend"]) if (read(name)) chosen[name] = read(name);
    if (read("fullgraph")) chosen["fullgraph"] = read("fullgraph") === "true";
    return chosen as JitDefaults;
  };
  const set = (text: string, chosen: JitDefaults): void => {
    line.value = text;
    for (const [name, select] of selects) {
      const value = String(chosen[name as keyof JitDefaults] ?? "");
      select.value = [...select.options].some((option) => option.value === value) ? value : "";
    }
  };
  const bar: OptionBar = { element: root, options, argv: () => wordsOf(line.value), line: () => line.value, set, onChange: () => {} };
  root.addEventListener("input", () => bar.onChange());
  return bar;
}
