/** A scrolling view of one drawing: fitted when it comes, zoomed by buttons or Ctrl-wheel, moved by dragging, searched. */
import { element } from "../app/dom";
import { saveFile } from "../app/save";
import { drawingSearch, finder, type Search } from "./finder";
import { pictureFile } from "./picture-file";

const MIN_SCALE = 0.05;
const MAX_SCALE = 3;
const STEP = 1.25;
/** Fitting stops here: smaller labels cannot be read, so the rest is scrolled. */
const MIN_FITTED = 0.55;
/** What was searched for is shown at least so large. */
const READABLE = 0.8;

export interface Viewer {
  element: HTMLElement;
  /** Search field and zoom buttons, for the line above. */
  controls: HTMLElement;
  saveButton: HTMLElement;
  /** Shows a drawing (an SVG with a viewBox) or any other element, which is shown as it is. `search`: where it is part of more. */
  show(content: Element | null, search?: Search): void;
  /** What a file of the drawing is called. */
  fileName: string;
  /** Marks the boxes of a line of the program, and brings one into view. */
  markLine(line: number): void;
}

export function viewer(): Viewer {
  const scroller = element("div", { className: "picture", tabIndex: 0, role: "region", ariaLabel: "Graph" });
  const zoom = element("span", { className: "zoom" });
  let drawing: SVGSVGElement | null = null;
  let scale = 1;
  let markedLine = 0;

  const apply = (next: number): void => {
    if (!drawing) return;
    const middle = {
      x: (scroller.scrollLeft + scroller.clientWidth / 2) / Math.max(scroller.scrollWidth, 1),
      y: (scroller.scrollTop + scroller.clientHeight / 2) / Math.max(scroller.scrollHeight, 1),
    };
    scale = Math.min(Math.max(next, MIN_SCALE), MAX_SCALE);
    const { width, height } = drawing.viewBox.baseVal;
    drawing.style.width = `${width * scale}px`;
    drawing.style.height = `${height * scale}px`;
    scroller.scrollLeft = middle.x * scroller.scrollWidth - scroller.clientWidth / 2;
    scroller.scrollTop = middle.y * scroller.scrollHeight - scroller.clientHeight / 2;
  };
  const fit = (): void => {
    if (!drawing || scroller.clientWidth === 0) return;
    const { width, height } = drawing.viewBox.baseVal;
    const whole = Math.min((scroller.clientWidth - 16) / width, (scroller.clientHeight - 16) / height, 1);
    apply(Math.max(whole, MIN_FITTED));
    scroller.scrollTop = 0;
    // A drawing that is too wide opens at its first parameter, where one begins to read.
    const start = drawing.querySelector(".node.parameter")?.getBoundingClientRect();
    const middle = start ? start.left + start.width / 2 - scroller.getBoundingClientRect().left + scroller.scrollLeft : scroller.scrollWidth / 2;
    scroller.scrollLeft = whole < MIN_FITTED ? middle - scroller.clientWidth / 3 : 0;
  };
  const center = (node: SVGElement): void => {
    const [box, view] = [node.getBoundingClientRect(), scroller.getBoundingClientRect()];
    scroller.scrollLeft += box.left + box.width / 2 - view.left - view.width / 2;
    scroller.scrollTop += box.top + box.height / 2 - view.top - view.height / 2;
  };
  const mark = (): SVGElement[] => {
    const nodes = [...(drawing?.querySelectorAll<SVGElement>(".node.linked") ?? [])];
    for (const node of nodes) node.classList.toggle("of-line", (node.dataset["lines"] ?? "").split(" ").includes(String(markedLine)));
    return nodes.filter((node) => node.classList.contains("of-line"));
  };
  const isVisible = (node: SVGElement): boolean => {
    const [box, view] = [node.getBoundingClientRect(), scroller.getBoundingClientRect()];
    return box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
  };
  const find = finder((node) => {
    if (scale < READABLE) apply(READABLE);
    center(node);
  });
  const controls = element("div", { className: "controls", hidden: true }, find.element, zoom);
  const button = (text: string, label: string, act: () => void): HTMLElement => {
    const made = element("button", { type: "button", ariaLabel: label, title: label }, text);
    made.onclick = act;
    return made;
  };
  zoom.append(
    button("−", "Smaller", () => apply(scale / STEP)),
    button("+", "Larger", () => apply(scale * STEP)),
    button("Fit", "Fit the graph into the view", fit),
  );
  const saveButton = element("button", { type: "button", id: "save-picture", title: "Save the picture as an SVG file" }, "Save picture");
  saveButton.onclick = () => drawing && saveFile(`${made.fileName}.svg`, pictureFile(drawing), "image/svg+xml");
  scroller.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey || !drawing) return;
      event.preventDefault();
      apply(scale * (event.deltaY < 0 ? STEP : 1 / STEP));
    },
    { passive: false },
  );
  scroller.addEventListener("pointerdown", (event) => {
    // Boxes are clicked, and fingers scroll by themselves.
    const target = event.target as Element;
    if (event.button !== 0 || event.pointerType === "touch" || !drawing?.contains(target) || target.closest(".node")) return;
    const from = { x: event.clientX + scroller.scrollLeft, y: event.clientY + scroller.scrollTop };
    const move = ({ clientX, clientY }: PointerEvent): void => scroller.scrollTo(from.x - clientX, from.y - clientY);
    scroller.setPointerCapture(event.pointerId);
    scroller.classList.add("dragged");
    scroller.addEventListener("pointermove", move);
    const end = (): void => {
      scroller.removeEventListener("pointermove", move);
      scroller.classList.remove("dragged");
    };
    scroller.addEventListener("lostpointercapture", end, { once: true });
  });
  const made: Viewer = {
    element: scroller,
    controls,
    saveButton,
    fileName: "graph",
    show: (content, search) => {
      scroller.replaceChildren(...(content ? [content] : []));
      drawing = content instanceof SVGSVGElement ? content : null;
      controls.hidden = saveButton.hidden = drawing === null;
      fit();
      mark();
      find.use(drawing, drawing ? (search ?? drawingSearch(drawing)) : null);
    },
    markLine: (line) => {
      markedLine = line;
      const marked = mark();
      if (marked[0] && !marked.some(isVisible)) center(marked[0]);
    },
  };
  return made;
}
