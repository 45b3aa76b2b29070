/** Small makers of DOM elements. Text goes in as text, never as HTML. */
type Child = Node | string | null | undefined;

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<Omit<HTMLElementTagNameMap[K], "style" | "dataset">> & { data?: Record<string, string> } = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  const { data, ...rest } = properties;
  Object.assign(made, rest);
  for (const [name, value] of Object.entries(data ?? {})) made.dataset[name] = value;
  made.append(...children.filter((child): child is Node | string => child !== null && child !== undefined));
  return made;
}

const SVG = "http://www.w3.org/2000/svg";

export function svg(tag: string, attributes: Record<string, string | number>, ...children: Child[]): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children.filter((child): child is Node | string => child !== null && child !== undefined));
  return made;
}
