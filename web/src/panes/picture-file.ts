/** A drawing as an SVG file of its own: what the page's style sheet says of its shapes stands in the shapes. */
import { svg } from "../app/dom";

const STYLES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "font-family", "font-size", "font-weight", "text-anchor"];

export function pictureFile(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const shapes = "rect, path, text";
  const originals = drawing.querySelectorAll(shapes);
  copy.querySelectorAll(shapes).forEach((shape, i) => {
    const original = originals[i];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of STYLES) shape.setAttribute(name, style.getPropertyValue(name));
  });
  const { width, height } = drawing.viewBox.baseVal;
  copy.prepend(svg("rect", { width, height, fill: getComputedStyle(document.documentElement).getPropertyValue("--paper") }));
  copy.removeAttribute("style");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  for (const box of copy.querySelectorAll(".node")) for (const name of ["tabindex", "role", "class"]) box.removeAttribute(name);
  return new XMLSerializer().serializeToString(copy);
}
