/** Tabs over one stage, as keyboards and screen readers expect them: one stop of the Tab key, arrows between the tabs. */
import { element } from "./dom";
import type { Pane } from "./pane";

export interface Tabbed {
  tabs: HTMLElement;
  stage: HTMLElement;
  show(id: string): void;
}

export function tabbed(panes: Pane[]): Tabbed {
  const tabs = element("div", { className: "tabs", role: "tablist", ariaLabel: "Results" });
  const stage = element("div", { className: "stage", id: "stage", role: "tabpanel" });
  const buttons = panes.map((pane) => element("button", { type: "button", id: `tab-${pane.id}`, role: "tab" }, pane.title));
  const select = (chosen: number): void => {
    const pane = panes[chosen];
    if (!pane) return;
    buttons.forEach((button, i) => {
      button.ariaSelected = String(i === chosen);
      button.tabIndex = i === chosen ? 0 : -1;
    });
    stage.setAttribute("aria-labelledby", `tab-${pane.id}`);
    // All stay where they are, so that each keeps what was scrolled to.
    for (const one of panes) one.element.hidden = one !== pane;
    pane.shown?.();
  };
  buttons.forEach((button, i) => {
    button.setAttribute("aria-controls", stage.id);
    button.onclick = () => select(i);
    button.onkeydown = ({ key }) => {
      const count = buttons.length;
      const next = { ArrowRight: (i + 1) % count, ArrowLeft: (i + count - 1) % count, Home: 0, End: count - 1 }[key];
      if (next === undefined) return;
      select(next);
      buttons[next]?.focus();
    };
  });
  tabs.append(...buttons);
  stage.append(...panes.map((pane) => pane.element));
  select(0);
  return { tabs, stage, show: (id) => select(panes.findIndex((pane) => pane.id === id)) };
}
