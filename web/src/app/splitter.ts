/** A bar between two parts of the page: dragged, or moved by the arrow keys, it gives one part room of the other. */
import { element } from "./dom";

const STEP = 3;
const LEAST = 12;

/** Of `parent`, the first part has `share` percent, which its style sheet reads as --share. A double click brings that back. */
export function splitter(parent: HTMLElement, axis: "x" | "y", label: string, share: number): HTMLElement {
  const bar = element("div", { className: `splitter ${axis}`, role: "separator", tabIndex: 0, ariaLabel: label, ariaOrientation: axis === "x" ? "vertical" : "horizontal", title: label });
  let now = share;
  const set = (next: number): void => {
    now = Math.min(Math.max(next, LEAST), 100 - LEAST);
    parent.style.setProperty("--share", `${now}%`);
    bar.ariaValueNow = String(Math.round(now));
  };
  set(share);
  bar.onpointerdown = (event) => {
    event.preventDefault(); // no text is selected
    bar.setPointerCapture(event.pointerId);
  };
  bar.onpointermove = ({ pointerId, clientX, clientY }) => {
    if (!bar.hasPointerCapture(pointerId)) return;
    const { left, top, width, height } = parent.getBoundingClientRect();
    set(100 * (axis === "x" ? (clientX - left) / width : (clientY - top) / height));
  };
  bar.ondblclick = () => set(share);
  bar.onkeydown = (event) => {
    const by = { ArrowLeft: -STEP, ArrowUp: -STEP, ArrowRight: STEP, ArrowDown: STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    set(now + by);
  };
  return bar;
}
