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
  set(options: JitDefaults): void;
  /** The visitor chose something. */
  onChange: () => void;
}

export function optionBar(): OptionBar {
  const selects = new Map<string, HTMLSelectElement>();
  const root = element("div", { className: "options", title: "For calls of jit that do not give the option themselves" });
  for (const { name, label, values } of CHOICES) {
    const select = element("select", { id: `option-${name}` }, ...values.map(([value, text]) => element("option", { value }, text)));
    selects.set(name, select);
    root.append(element("label", {}, `${label} `, select));
  }
  const options = (): JitDefaults => {
    const read = (name: string): string => selects.get(name)?.value ?? "";
    const chosen: Record<string, string | boolean> = {};
    for (const name of ["capture_mode", "jit_level", "backend"]) if (read(name)) chosen[name] = read(name);
    if (read("fullgraph")) chosen["fullgraph"] = read("fullgraph") === "true";
    return chosen as JitDefaults;
  };
  const set = (chosen: JitDefaults): void => {
    for (const [name, select] of selects) {
      const value = String(chosen[name as keyof JitDefaults] ?? "");
      select.value = [...select.options].some((option) => option.value === value) ? value : "";
    }
  };
  const bar: OptionBar = { element: root, options, set, onChange: () => {} };
  root.addEventListener("input", () => bar.onChange());
  return bar;
}
