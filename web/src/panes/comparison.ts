/** How far a device is from the reference: a table of launches, and under it the operators of those that were taken apart. */
import type { OperatorComparison, ReplayState } from "@core/refjit";
import { element } from "../app/dom";
import { lineLink, type LineTarget } from "./line-link";

type Launch = ReplayState["launches"][number];
type Column = [name: string, isNumber: boolean];

/** From here on a difference stands for "no number of steps leads there": one side is NaN or infinite. */
const NO_DISTANCE = 1e18;

export const figure = (value: number | null): string => (value === null || value >= NO_DISTANCE ? "no number" : String(Number(value.toPrecision(3))));

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

const agreement = ({ max_abs }: { max_abs: number | null }): string => (max_abs === 0 ? "same bits" : "within tolerance");

/** "[replay] what" without the word for developers. */
export const plain = (message: string): string => message.replace(/^\[[\w ]+\] /, "");

function table(id: string, columns: Column[], rows: { isBad: boolean; cells: (Node | string)[] }[]): HTMLElement {
  const kind = (i: number): string => (columns[i]?.[1] ? "number" : "");
  return element(
    "table",
    { id },
    element("thead", {}, element("tr", {}, ...columns.map(([name], i) => element("th", { className: kind(i) }, name)))),
    element("tbody", {}, ...rows.map(({ isBad, cells }) => element("tr", { className: isBad ? "bad" : "" }, ...cells.map((cell, i) => element("td", { className: kind(i) }, cell))))),
  );
}

function result(launch: Launch): string {
  if (launch.error) return plain(launch.error);
  if (launch.skipped) return `not compared: ${launch.skipped}`;
  if (launch.ok) return agreement(launch);
  return launch.operator ? `first departs at ${launch.operator}` : "departs";
}

/** `graphOf` leads to the graph that a launch ran, where the run's report has it. */
export function launchTable(launches: Launch[], graphOf: (launch: Launch) => Node | null): HTMLElement {
  const columns: Column[] = [["Launch", true], ["Function", false], ["Result", false], ["Largest difference", true], ["ULP", true], ["Outputs", true], ["ms", true]];
  return table(
    "launches",
    columns,
    launches.map((launch, i) => {
      const graph = graphOf(launch);
      return {
        isBad: !launch.ok,
        cells: [
          String(i + 1),
          element("span", { title: `Program ${launch.program}` }, launch.function, graph ? " " : null, graph),
          result(launch),
          launch.error || launch.skipped ? "" : figure(launch.max_abs),
          launch.error || launch.skipped ? "" : figure(launch.max_ulp),
          String(launch.outputs),
          launch.milliseconds.toFixed(3),
        ],
      };
    }),
  );
}

function operatorTable(operators: OperatorComparison[], onLine: LineTarget): HTMLElement {
  const columns: Column[] = [["Place", true], ["Operator", false], ["Line", false], ["Result", false], ["Largest difference", true], ["ULP", true], ["Agreement", false]];
  return table(
    "",
    columns,
    operators.map((one, i) => ({
      isBad: !one.ok,
      cells: [
        String(i + 1),
        one.operator,
        lineLink(one, onLine),
        one.type,
        one.error ? "" : figure(one.max_abs),
        one.error ? "" : figure(one.max_ulp),
        one.error ? plain(one.error) : one.ok ? agreement(one) : (one.departure ?? "departs"),
      ],
    })),
  );
}

/** One for each launch whose operators were tried: open where the device departs, and where it is the only one. */
export function operatorDetails(launches: Launch[], onLine: LineTarget): HTMLElement[] {
  const apart = launches.map((launch, i) => ({ launch, number: i + 1 })).filter(({ launch }) => launch.operators.length || launch.operators_note);
  return apart.map(({ launch: { function: name, operators, operators_note: note }, number }) => {
    const bad = operators.filter((one) => !one.ok);
    const verdict = bad.length ? `${count(bad.length, "departs", "depart")}, first ${bad[0]?.operator}` : operators.every((one) => one.max_abs === 0) ? "each the same bits" : "each within tolerance";
    const summary = element("summary", { className: bad.length ? "bad" : "" }, `${name}, launch ${number}: ${operators.length ? `${count(operators.length, "operator")} one by one, ${verdict}` : "not one by one"}`);
    return element(
      "details",
      { className: "operators", open: bad.length > 0 || apart.length === 1 },
      summary,
      note ? element("p", { className: "hint" }, plain(note)) : null,
      operators.length ? operatorTable(operators, onLine) : null,
    );
  });
}
