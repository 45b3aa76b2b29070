/** What the report's events are called on the page, and one of them in a sentence. */
import type { ReportEvent } from "@core/refjit";

const TITLES: Record<string, string> = {
  graph_break: "Graph break",
  fallback: "Fell back to Python",
  frozen: "Frozen constant",
  ignored_option: "Ignored option",
  device_gap: "Missing on the device",
  warning: "Warning",
  recompile: "Compiled again",
  compile: "Compiled",
  cache_hit: "From the compile cache",
  log: "Log",
};
/** Fields that a sentence is made of, or that say nothing to a reader. */
const SPOKEN = new Set(["name", "value", "guard", "reason", "message", "detail", "hint", "function", "break", "source"]);

export const title = ({ kind }: ReportEvent): string => TITLES[kind] ?? kind;

/** "SCALE = 3.0", "a branch depends on the value of a tensor (if)": the event without its title. */
export function cause({ kind, fields }: ReportEvent): string {
  const { name, value, reason, message, detail, guard } = fields;
  if (kind === "frozen") return `${String(name)} = ${String(value)}${guard ? " (checked at every call)" : ""}`;
  const others = Object.entries(fields)
    .filter(([field, text]) => !SPOKEN.has(field) && text !== "")
    .map(([field, text]) => `${field.replaceAll("_", " ")}: ${String(text)}`);
  return [`${String(reason ?? message ?? "")}${detail ? ` (${String(detail)})` : ""}`, ...others].filter(Boolean).join(" · ");
}

export const advice = ({ fields }: ReportEvent): string => (fields["hint"] ? `To avoid it: ${String(fields["hint"])}` : "");

/** "Frozen constant: SCALE = 3.0", "Graph break: a branch depends on the value of a tensor. To avoid it: …" */
export const sentence = (event: ReportEvent): string => [`${title(event)}: ${cause(event)}`, advice(event)].filter(Boolean).join(". ");
