/** Pumps the frames of a replay between the session, which speaks the protocol, and a server's WebSocket. */
import type { ReplayState, Session } from "@core/refjit";
import { broken, refusal } from "./refusal";

const SILENCE_MS = 30_000;
const PROGRESS_MS = 150;

/**
 * Fails where no connection comes about; one that breaks, or is cancelled, gives what was compared until then, with the
 * reason as its error.
 */
export function replay(session: Session, url: string, cancel: AbortSignal, tell: (done: number, of: number) => void): Promise<ReplayState> {
  return new Promise((resolve, reject) => {
    let socket: WebSocket;
    try {
      socket = new WebSocket(url);
    } catch (error) {
      reject(new Error(unusable(url, error)));
      return;
    }
    socket.binaryType = "arraybuffer";
    let isOpen = false;
    let isSettled = false;
    let timer = 0;
    let told = performance.now();
    const settle = (finish: () => void): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      socket.close();
      finish();
    };
    const state = (): ReplayState => JSON.parse(session.replay()) as ReplayState;
    const end = (error: string): void => settle(() => resolve({ ...state(), error }));
    const stop = (): void => (isOpen ? end("The replay was stopped.") : settle(() => reject(new Error("The replay was stopped."))));
    const progress = (): void => {
      if (performance.now() - told < PROGRESS_MS) return;
      told = performance.now();
      const { launches, recorded } = state();
      tell(launches.length, recorded);
    };
    if (cancel.aborted) {
      stop();
      return;
    }
    cancel.addEventListener("abort", stop);
    const watch = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => end(`The server at ${shown(url)} has been silent for 30 seconds. See what it is busy with, then replay.`), SILENCE_MS) as unknown as number;
    };
    const sendAll = (frames: Uint8Array[]): void => {
      for (const frame of frames) socket.send(frame as Uint8Array<ArrayBuffer>);
      // One request is always in flight, so nothing more to send is the end.
      if (frames.length === 0) settle(() => resolve(state()));
    };
    watch();
    socket.onopen = () => {
      isOpen = true;
      sendAll(session.replayStart());
    };
    socket.onmessage = (event: MessageEvent<ArrayBuffer>) => {
      if (isSettled) return;
      watch();
      try {
        sendAll(session.replayReceive(new Uint8Array(event.data)));
        progress();
      } catch (error) {
        settle(() => reject(error instanceof Error ? error : new Error(String(error))));
      }
    };
    // An error is followed by a close, which knows more.
    socket.onclose = (event) => {
      if (isOpen) end(broken(url, event));
      else settle(() => void refusal(url).then((why) => reject(new Error(why))));
    };
  });
}

function unusable(url: string, error: unknown): string {
  return error instanceof DOMException && error.name === "SecurityError"
    ? `Browsers let this page, which came by https, connect to wss:// addresses and to ws:// on this machine, not to ${shown(url)}.`
    : `'${shown(url)}' is no WebSocket address, as ws://127.0.0.1:8765/v1?token=… is one.`;
}

/** An address without its token, for messages. */
export function shown(url: string): string {
  return url.replace(/([?&]token=)[^&]*/, "$1…");
}
