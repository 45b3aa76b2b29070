/**
 * Why no connection came about, and what helps. Browsers tell pages nothing but that it failed; a plain question for the
 * same address gets the answer that the WebSocket got (shared/protocol/protocol.md).
 */
import { shown } from "./replay";

const PATIENCE_MS = 5000;
const START_ONE = '"refjit serve" starts one and prints its address and token.';

export async function refusal(url: string): Promise<string> {
  const place = shown(url);
  let answer: Response;
  try {
    answer = await fetch(url.replace(/^ws/, "http"), { credentials: "omit", cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return `No server answers at ${place}. ${START_ONE}`;
  }
  switch (answer.status) {
    case 401:
      return `The server at ${place} is there, but it does not know this token. It has a new one after each start: copy the address that "refjit serve" printed last.`;
    case 403:
      return (await answer.text()).includes("origin")
        ? `The server at ${place} lets in no pages from ${location.origin}. Start it with --allow-origin ${location.origin}`
        : `The server at ${place} does not go by this name: use the address that "refjit serve" printed.`;
    case 503:
      return `The server at ${place} has as many sessions as it takes. Close another page that uses it, then try again.`;
    case 426:
      return `The server at ${place} is there and knows the token, but the connection failed. Try again.`;
    default:
      return `What answers at ${place} (status ${answer.status}) is no device server. ${START_ONE}`;
  }
}

/** Why an open connection ended, and what helps. */
export function broken(url: string, { code, reason }: { code: number; reason: string }): string {
  const place = shown(url);
  const why = reason ? ` (${reason})` : "";
  if (code === 1001) return `The server at ${place} was stopped${why}. Start it again, then replay: its token may have changed.`;
  if (code === 1009) return `The server at ${place} takes no frames as large as these tensors${why}. Replay a run with smaller ones.`;
  return `The connection to the server at ${place} broke${why || ` (code ${code})`}. See whether it still runs, then replay.`;
}
