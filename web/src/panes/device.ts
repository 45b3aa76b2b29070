/** The device pane: replays the run's recorded launches on a server and shows how far it is from the reference. */
import type { ReplayState } from "@core/refjit";
import { element } from "../app/dom";
import type { Pane, PaneContext } from "../app/pane";
import { figure, launchTable, operatorDetails, plain } from "./comparison";
import { graphLink } from "./line-link";

/** The token that the server gives its own machine; null: another kind of server, or the page came from elsewhere. */
async function givenToken(): Promise<string | null> {
  try {
    const response = await fetch("v1/session.json", { headers: { accept: "application/json" } });
    return response.ok ? (((await response.json()) as { token?: string }).token ?? null) : null;
  } catch {
    return null;
  }
}

/** Address of the server that serves this page, with its token; null on any other host. */
async function ownServer(): Promise<string | null> {
  const token = (await givenToken()) ?? new URLSearchParams(location.search).get("token");
  if (!token) return null;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/v1?token=${encodeURIComponent(token)}`;
}

const HINT =
  'After a run, its launches can be run again on a server\'s device and compared with the reference: whole, and operator by operator, with the first that departs and its line. "refjit serve" starts a server and prints its address and token; "refjit serve --device cpu" serves another device than the reference.';

/** "2 launches replayed on the device "cpu": largest difference 0" */
function summary({ launches, server, recorded }: ReplayState): { text: string; isBad: boolean } {
  const bad = launches.filter((launch) => !launch.ok);
  const largest = launches.reduce((most, launch) => Math.max(most, launch.max_abs ?? Infinity), 0);
  const operators = [...new Set(bad.map((launch) => launch.operator).filter(Boolean))];
  const end = bad.length
    ? `${bad.length} ${bad.length === 1 ? "differs" : "differ"} beyond tolerance${operators.length ? `, first at ${operators.join(", ")}` : ""}`
    : `largest difference ${figure(largest)}`;
  const of = launches.length < recorded ? ` of ${recorded}` : "";
  const count = `${launches.length}${of} ${recorded === 1 ? "launch" : "launches"}`;
  return { text: `${count} replayed on the device "${server?.device ?? "unknown"}": ${end}`, isBad: bad.length > 0 };
}

/** An error of the session or of the server, for those who do not write either. */
function told(message: string): string {
  const text = plain(message);
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /version \d+ of the device protocol/.test(text) ? `${whole}. The page that this server serves itself fits it.` : whole;
}

export function devicePane({ bus, engine }: PaneContext): Pane {
  const address = element("input", { type: "text", id: "server", placeholder: "ws://HOST:PORT/v1?token=…", spellcheck: false, autocomplete: "off" });
  const button = element("button", { type: "submit", className: "primary" }, "Connect and replay");
  const form = element("form", { className: "bar" }, element("label", {}, "Server ", address), button);
  const stop = element("button", { type: "button", id: "stop-replay", hidden: true }, "Stop");
  form.append(stop);
  stop.onclick = () => engine.cancelReplay();
  const view = element("div", { className: "column scroll", ariaLive: "polite" });
  let asked = 0;
  /** Launches of the last run that were not recorded. */
  let unkept = 0;
  /** Compiles of the last run by their programs. */
  let compiles = new Map<string, number>();
  bus.on("ran", ({ report }) => {
    compiles = new Map(report.compiles.map(({ program, id }) => [program, id]));
    unkept = report.counters["dropped_launches"] ?? 0;
  });
  /** What is shown belongs to the last run only. */
  const clear = (): void => {
    ++asked;
    view.replaceChildren(element("p", { className: "hint" }, HINT));
  };
  clear();
  bus.on("running", () => {
    engine.cancelReplay();
    clear();
  });
  const root = element("div", { className: "column" }, form, view);

  void ownServer().then((url) => {
    if (url && !address.value) address.value = url;
  });

  const verdict = (text: string, isBad: boolean): HTMLElement => element("p", { className: isBad ? "verdict bad" : "verdict good", id: "verdict" }, text);
  const fail = (text: string, ...rest: HTMLElement[]): void => view.replaceChildren(verdict(text, true), ...rest);
  const graphOf = (program: string): HTMLElement | null => {
    const compile = compiles.get(program);
    return compile === undefined ? null : graphLink(compile, (id) => bus.emit("showCompile", { id }));
  };
  const show = (state: ReplayState): void => {
    const { launches, error } = state;
    const { text, isBad } = summary(state);
    const tables = launches.length ? [launchTable(launches, ({ program }) => graphOf(program)), ...operatorDetails(launches, (line) => bus.emit("showLine", { line }))] : [];
    if (unkept) tables.unshift(element("p", { className: "hint" }, `${unkept.toLocaleString("en")} more launches of the run are not among them: of each program the page keeps the first few.`));
    if (error) fail(told(error), ...(launches.length ? [element("p", { className: "hint" }, `Before that: ${text}`), ...tables] : []));
    else if (!launches.length) view.replaceChildren(verdict("The run launched no graph: there is nothing to replay.", false));
    else view.replaceChildren(verdict(text, isBad), ...tables);
  };

  form.onsubmit = (event) => {
    event.preventDefault();
    const turn = ++asked;
    if (!/^wss?:\/\/[^/?#]/.test(address.value.trim())) {
      fail("A server's address begins with ws://, as in ws://127.0.0.1:8765/v1?token=…");
      return;
    }
    button.disabled = true;
    stop.hidden = false;
    const now = element("p", { className: "hint" }, "Connecting …");
    const bar = element("progress", { max: 1, value: 0, hidden: true, ariaLabel: "Launches replayed" });
    view.replaceChildren(now, bar);
    engine.onReplaying = (done, of) => {
      if (turn !== asked) return;
      now.textContent = `${done} of ${of} launches replayed …`;
      bar.hidden = false;
      bar.max = Math.max(of, 1);
      bar.value = done;
    };
    engine
      .replay(address.value.trim())
      .then((state) => turn === asked && show(state))
      .catch((error: unknown) => turn === asked && fail(told(error instanceof Error ? error.message : String(error))))
      .finally(() => {
        button.disabled = false;
        stop.hidden = true;
      });
  };
  return { id: "device", title: "Device", element: root };
}
