/**
 * Which program is in the editor: an example, or the visitor's own. What was edited is the visitor's; it stands in the list
 * under a name of its own, so that a look at an example costs nobody a program, and the browser keeps it.
 */
import type { CommandLine } from "../panes/command-line";
import type { OptionBar } from "../panes/options";
import type { SourcePane } from "../panes/source";
import { element } from "./dom";
import type { EventBus } from "./events";
import { EXAMPLES } from "./examples";
import { fragmentOf, keepChoice, keepDraft, keptChoice, keptDraft, programOf, type Program } from "./program";

const OWN = "Your program";
const KEEP_AFTER_MS = 300;

export interface Chooser {
  select: HTMLSelectElement;
  share: HTMLButtonElement;
}

export function chooser(bus: EventBus, source: SourcePane, command: CommandLine, options: OptionBar): Chooser {
  const select = element("select", { id: "example" }, ...EXAMPLES.map(({ name }) => element("option", { value: name }, name)));
  const share = element("button", { type: "button", id: "share", title: "Copy a link to this program, its arguments, input and options" }, "Share");
  let own = keptDraft();
  let timer = 0;

  const current = (): Program => ({ text: source.text(), ...command.given(), jit: options.options() });
  const apply = (program: Program): void => {
    source.load(program.text);
    command.set(program);
    options.set(program.jit);
  };
  const listOwn = (isChosen: boolean): void => {
    if (own && select.lastElementChild?.textContent !== OWN) select.append(element("option", { value: OWN }, OWN));
    if (isChosen) keepChoice((select.value = OWN));
  };
  const forgetLink = (): void => history.replaceState(null, "", location.pathname + location.search);
  const keep = (): void => {
    clearTimeout(timer);
    if (timer && own) keepDraft(own);
    timer = 0;
  };

  const edited = (): void => {
    own = current();
    listOwn(true);
    if (location.hash) forgetLink();
    clearTimeout(timer);
    timer = window.setTimeout(keep, KEEP_AFTER_MS);
  };
  source.onEdit = edited;
  command.onChange = options.onChange = () => {
    // Options tried on an example leave it an example.
    if (select.value === OWN) edited();
  };
  addEventListener("pagehide", keep);

  const open = (): void => {
    const example = EXAMPLES.find(({ name }) => name === select.value);
    if (example) apply({ text: example.text, argv: example.argv ?? "", input: "", jit: {} });
    else if (own) apply(own);
  };
  select.onchange = () => {
    if (location.hash) forgetLink();
    keepChoice(select.value);
    open();
  };

  const openLink = async (): Promise<void> => {
    try {
      const program = await programOf(location.hash);
      if (!program) return;
      keep();
      own = program;
      listOwn(true);
      apply(program);
      bus.emit("notice", { message: "This program came with the link. Read it, then run it." });
    } catch {
      bus.emit("notice", { message: "The link's program cannot be read: it was cut off or changed.", isBad: true });
    }
  };
  addEventListener("hashchange", () => void openLink());

  share.onclick = async () => {
    const fragment = await fragmentOf(current());
    if (fragment === null) {
      bus.emit("notice", { message: "The program is longer than a link can hold: 1 MB, its arguments and input included.", isBad: true });
      return;
    }
    history.replaceState(null, "", location.pathname + fragment);
    // Without the query: it may hold the server's token.
    const link = location.origin + location.pathname + fragment;
    try {
      await navigator.clipboard.writeText(link);
      bus.emit("notice", { message: "The link is copied: it holds the program, its arguments, input and options." });
    } catch {
      bus.emit("notice", { message: "The address bar now holds a link to this program." });
    }
  };

  // A new tab begins with what the visitor wrote last; a reload shows what was there.
  const last = keptChoice();
  listOwn(own !== null && (last === null || last === OWN));
  if (last !== null && last !== OWN && EXAMPLES.some(({ name }) => name === last)) select.value = last;
  if (select.selectedIndex > 0) open();
  void openLink();
  return { select, share };
}
