/** A graph as text, below its picture, in the form that the visitor chose: as much as a page can lay out, and the whole as a file. */
import type { GraphQuery } from "../engine/messages";
import type { Engine } from "../engine/engine";
import { element } from "../app/dom";
import { saveFile } from "../app/save";

/** Bytes of a listing that the page shows. */
const MOST_TEXT = 500_000;

type Form = NonNullable<GraphQuery["format"]>;
interface FormChoice {
  form: Form;
  label: string;
  file: string;
}

const FORMS: FormChoice[] = [
  { form: "ir", label: "IR, as MindSpore dumps it", file: "ir" },
  { form: "full", label: "IR with everything, to be read again", file: "full.ir" },
  { form: "dot", label: "dot", file: "dot" },
  { form: "json", label: "JSON", file: "json" },
];
/** Bytecode's flow has one text of its own. */
const FLOW: FormChoice = { form: "text", label: "text", file: "txt" };

/** Which graph, and what a file of it is called. */
export interface Listed {
  graph: GraphQuery;
  name: string;
}

export interface GraphListing {
  element: HTMLElement;
  show(listed: Listed | null): void;
}

/** `more`: beside what saves the text. */
export function graphListing(engine: Engine, more: HTMLElement): GraphListing {
  const text = element("pre", { className: "listing", tabIndex: 0, role: "region", ariaLabel: "Text of the graph" });
  const choice = element("select", { id: "form", ariaLabel: "Form of the text" }, ...FORMS.map(({ form, label }) => element("option", { value: form }, label)));
  const button = element("button", { type: "button", id: "save-text", title: "Save the whole text in this form" }, "Save text");
  const said = element("span", { role: "status" });
  const bar = element("div", { className: "text-bar" }, choice, button, more, said);
  let listed: Listed | null = null;
  let turn = 0;

  const chosen = ({ graph }: Listed): FormChoice => {
    const form = FORMS.find((one) => one.form === choice.value) ?? FLOW;
    return graph.is_flow && (form.form === "ir" || form.form === "full") ? FLOW : form;
  };
  const put = (shown: string, isCut: boolean): void => {
    text.textContent = isCut ? `${shown}\n\n… and so on: Save text gives the whole text.\n` : shown;
    // Opens where the nodes begin, below the counts.
    const start = shown.search(/^# In file|^subgraph @/m);
    const line = start > 0 ? shown.slice(0, start).split("\n").length - 1 : 0;
    const { lineHeight, paddingTop } = getComputedStyle(text);
    text.scrollTop = line ? line * parseFloat(lineHeight) + parseFloat(paddingTop) : 0;
  };
  const refresh = async (): Promise<void> => {
    const mine = ++turn;
    said.textContent = "";
    if (!listed) return put("", false);
    try {
      const answer = await engine.graph({ ...listed.graph, format: chosen(listed).form, most_bytes: MOST_TEXT });
      if (mine === turn) put(answer.text, answer.is_cut);
    } catch {
      // Those who ask for the picture say what is wrong.
      if (mine === turn) put("", false);
    }
  };
  choice.onchange = () => void refresh();
  button.onclick = async () => {
    if (!listed) return;
    const { graph, name } = listed;
    const { form, file } = chosen(listed);
    button.disabled = true;
    try {
      saveFile(`${name}.${file}`, (await engine.graph({ ...graph, format: form })).text, "text/plain");
      said.textContent = "";
    } catch (error) {
      said.textContent = `It cannot be saved: ${error instanceof Error ? error.message : String(error)}`;
    } finally {
      button.disabled = false;
    }
  };
  return {
    element: element("div", { className: "text" }, bar, text),
    show: (next) => {
      listed = next;
      void refresh();
    },
  };
}
