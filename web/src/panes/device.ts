/** The device pane: replays the run's recorded launches on a server and shows how far it is from the reference. */
import type { ReplayState } from "@core/refjit";
import { element } from "../app/dom";
import type { Pane, PaneContext } from "../app/pane";

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

export function devicePane({ bus, engine }: PaneContext): Pane {
  const address = element("input", { type: "text", id: "server", placeholder: "ws://HOST:PORT/v1?token=…", spellcheck: false, autocomplete: "off" });
  const button = element("button", { type: "submit", className: "primary" }, "Connect and replay");
  const form = element("form", { className: "bar" }, element("label", {}, "Server ", address), button);
  const result = element("div", { className: "column", ariaLive: "polite" }, element("p", { className: "hint" }, "Run a program first; then its launches can be replayed on a server's device and compared with the reference."));
  const root = element("div", { className: "column" }, form, result);

  void ownServer().then((url) => {
    if (url && !address.value) address.value = url;
  });

  const show = (state: ReplayState): void => {
    const bad = state.launches.filter((launch) => !launch.ok).length;
    const largest = Math.max(0, ...state.launches.map((launch) => launch.max_abs));
    const summary = state.launches.length
      ? `${state.launches.length} ${state.launches.length === 1 ? "launch" : "launches"} replayed on ${state.server?.device ?? "the server"}: ` +
        (bad ? `${bad} differ beyond their tolerance` : `largest difference ${largest}`)
      : "The run recorded no launches.";
    result.replaceChildren(
      element("p", { className: bad ? "verdict bad" : "verdict good", id: "verdict" }, summary),
      element(
        "table",
        { id: "launches" },
        element("thead", {}, element("tr", {}, ...["Function", "Program", "Outputs", "Largest difference", "ULP", "ms", ""].map((name) => element("th", {}, name)))),
        element(
          "tbody",
          {},
          ...state.launches.map((launch) =>
            element(
              "tr",
              { className: launch.ok ? "" : "bad" },
              element("td", {}, launch.function),
              element("td", { title: launch.program }, element("code", {}, launch.program.slice(0, 12))),
              element("td", {}, String(launch.outputs)),
              element("td", {}, String(launch.max_abs)),
              element("td", {}, String(launch.max_ulp)),
              element("td", {}, launch.milliseconds.toFixed(3)),
              element("td", {}, launch.error ?? (launch.ok ? "equal within tolerance" : `first departs at ${launch.operator ?? "an unknown operator"}`)),
            ),
          ),
        ),
      ),
    );
  };

  form.onsubmit = (event) => {
    event.preventDefault();
    button.disabled = true;
    result.replaceChildren(element("p", { className: "hint" }, "Connecting …"));
    engine
      .replay(address.value.trim())
      .then((state) => {
        if (state.error) throw new Error(state.error);
        show(state);
        bus.emit("replayed", { state });
      })
      .catch((error: unknown) => result.replaceChildren(element("p", { className: "verdict bad", id: "verdict" }, error instanceof Error ? error.message : String(error))))
      .finally(() => {
        button.disabled = false;
      });
  };
  return { id: "device", title: "Device", element: root };
}
