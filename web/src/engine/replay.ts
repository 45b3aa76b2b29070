/** Pumps the frames of a replay between the session, which speaks the protocol, and a server's WebSocket. */
import type { ReplayState, Session } from "@core/refjit";

const SILENCE_MS = 30_000;

export function replay(session: Session, url: string): Promise<ReplayState> {
  return new Promise((resolve, reject) => {
    let socket: WebSocket;
    try {
      socket = new WebSocket(url);
    } catch (error) {
      reject(new Error(`'${url}' is no WebSocket address: ${String(error)}`));
      return;
    }
    socket.binaryType = "arraybuffer";
    let isSettled = false;
    let timer = 0;
    const settle = (finish: () => void): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      socket.close();
      finish();
    };
    const watch = (): void => {
      clearTimeout(timer);
      timer = setTimeout(
        () => settle(() => reject(new Error(`the server at ${shown(url)} has been silent for 30 seconds`))),
        SILENCE_MS,
      ) as unknown as number;
    };
    const sendAll = (frames: Uint8Array[]): void => {
      for (const frame of frames) socket.send(frame as Uint8Array<ArrayBuffer>);
      // One request is always in flight, so nothing more to send is the end.
      if (frames.length === 0) settle(() => resolve(JSON.parse(session.replay()) as ReplayState));
    };
    watch();
    socket.onopen = () => sendAll(session.replayStart());
    socket.onmessage = (event: MessageEvent<ArrayBuffer>) => {
      watch();
      try {
        sendAll(session.replayReceive(new Uint8Array(event.data)));
      } catch (error) {
        settle(() => reject(error instanceof Error ? error : new Error(String(error))));
      }
    };
    socket.onerror = () => settle(() => reject(new Error(`cannot connect to ${shown(url)}: is the server running, and is the token right?`)));
    socket.onclose = (event) =>
      settle(() => reject(new Error(`the server closed the connection${event.reason ? `: ${event.reason}` : ""} (code ${event.code})`)));
  });
}

/** An address without its token, for messages. */
export function shown(url: string): string {
  return url.replace(/([?&]token=)[^&]*/, "$1…");
}
