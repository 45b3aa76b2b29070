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

export const title = ({ kind }: ReportEvent): string => TITLES[kind] ?? kind;

/** "Frozen constant: SCALE = 3.0", "Graph break: a branch depends on the value of a tensor. Use ops.select …" */
export function sentence(event: ReportEvent): string {
  const { name, value, reason, message, detail, hint } = event.fields;
  if (event.kind === "frozen") return `${title(event)}: ${String(name)} = ${String(value)}`;
  const why = String(reason ?? message ?? "");
  return `${title(event)}: ${why}${detail ? ` (${String(detail)})` : ""}${hint ? `. To avoid it: ${String(hint)}` : ""}`;
}
