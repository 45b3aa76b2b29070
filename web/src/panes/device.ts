/** The device pane: replays the run's recorded launches on a server and shows how far it is from the reference. */
import type { ReplayState } from "@core/refjit";
import { element } from "../app/dom";
import type { Pane, PaneContext } from "../app/pane";

type Launch = ReplayState["launches"][number];

/** Address of the server that serves this page, with its token; null on any other host. */
async function ownServer(): Promise<string | null> {
  try {
    const response = await fetch("v1/session.json", { headers: { accept: "application/json" } });
    if (!response.ok) return null;
    const answer = (await response.json()) as { token?: string };
    if (!answer.token) return null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/v1?token=${answer.token}`;
  } catch {
    return null;
  }
}

const COLUMNS = ["Function", "Program", "Outputs", "Largest difference", "ULP", "ms", "Result"];
const NUMBERS = new Set(["Outputs", "Largest difference", "ULP", "ms"]);

/** Infinite and undefined differences cross the boundary as null. */
const figure = (value: number | null): string => (value === null ? "not finite" : String(Number(value.toPrecision(3))));

function result(launch: Launch): string {
  if (launch.error) return launch.error;
  if (!launch.ok) return `first departs at ${launch.operator ?? "an unknown operator"}`;
  return launch.max_abs === 0 ? "same bits" : "within tolerance";
}

const row = (launch: Launch): HTMLElement =>
  element(
    "tr",
    { className: launch.ok ? "" : "bad" },
    element("td", {}, launch.function),
    element("td", { title: launch.program }, element("code", {}, launch.program.slice(0, 10))),
    element("td", { className: "number" }, String(launch.outputs)),
    element("td", { className: "number" }, figure(launch.max_abs)),
    element("td", { className: "number" }, figure(launch.max_ulp)),
    element("td", { className: "number" }, launch.milliseconds.toFixed(3)),
    element("td", {}, result(launch)),
  );

const table = (state: ReplayState): HTMLElement =>
  element(
    "table",
    { id: "launches" },
    element("thead", {}, element("tr", {}, ...COLUMNS.map((name) => element("th", { className: NUMBERS.has(name) ? "number" : "" }, name)))),
    element("tbody", {}, ...state.launches.map(row)),
  );

export function devicePane({ bus, engine }: PaneContext): Pane {
  const address = element("input", { type: "text", id: "server", placeholder: "ws://HOST:PORT/v1?token=…", spellcheck: false, autocomplete: "off" });
  const button = element("button", { type: "submit", className: "primary" }, "Connect and replay");
  const form = element("form", { className: "bar" }, element("label", {}, "Server ", address), button);
  const hint = "After a run, its launches can be replayed on a server's device and compared with the reference, bit by bit. \"refjit serve\" starts a server and prints its address and token.";
  const view = element("div", { className: "column scroll", ariaLive: "polite" });
  let asked = 0;
  /** What is shown belongs to the last run only. */
  const clear = (): void => {
    ++asked;
    view.replaceChildren(element("p", { className: "hint" }, hint));
  };
  clear();
  bus.on("running", clear);
  const root = element("div", { className: "column" }, form, view);

  void ownServer().then((url) => {
    if (url && !address.value) address.value = url;
  });

  const show = (state: ReplayState): void => {
    const bad = state.launches.filter((launch) => !launch.ok);
    const largest = state.launches.reduce((most, launch) => Math.max(most, launch.max_abs), 0);
    const operators = [...new Set(bad.map((launch) => launch.operator).filter(Boolean))];
    const end = bad.length
      ? `${bad.length} ${bad.length === 1 ? "differs" : "differ"} beyond tolerance${operators.length ? `, first at ${operators.join(", ")}` : ""}`
      : `largest difference ${figure(largest)}`;
    const summary = state.launches.length
      ? `${state.launches.length} ${state.launches.length === 1 ? "launch" : "launches"} replayed on the device "${state.server?.device ?? "unknown"}": ${end}`
      : "The run launched no graph: there is nothing to replay.";
    const verdict = element("p", { className: bad.length ? "verdict bad" : "verdict good", id: "verdict" }, summary);
    view.replaceChildren(...(state.launches.length ? [verdict, table(state)] : [verdict]));
  };

  form.onsubmit = (event) => {
    event.preventDefault();
    const turn = ++asked;
    if (!/^wss?:\/\//.test(address.value.trim())) {
      view.replaceChildren(element("p", { className: "verdict bad", id: "verdict" }, "A server's address begins with ws://, as in ws://127.0.0.1:8765/v1?token=…"));
      return;
    }
    button.disabled = true;
    view.replaceChildren(element("p", { className: "hint" }, "Connecting …"));
    engine
      .replay(address.value.trim())
      .then((state) => {
        if (turn !== asked) return;
        if (state.error) throw new Error(state.error);
        show(state);
      })
      .catch((error: unknown) => {
        if (turn === asked) view.replaceChildren(element("p", { className: "verdict bad", id: "verdict" }, error instanceof Error ? error.message : String(error)));
      })
      .finally(() => {
        button.disabled = false;
      });
  };
  return { id: "device", title: "Device", element: root };
}
