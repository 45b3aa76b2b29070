/** The worker: loads the core once, keeps the session of the last run (its graphs and recorded launches). */
import type { RefjitModule, Session } from "@core/refjit";
import { replay } from "./replay";
import { OutputValve } from "./output-valve";
import type { CancelRequest, LoadRequest, Reply, Request, RunOutcome } from "./messages";

const scope = self as unknown as DedicatedWorkerGlobalScope;
const send = (reply: Reply): void => scope.postMessage(reply);

interface CoreModule extends RefjitModule {
  stackSave(): number;
  stackRestore(stack: number): void;
  HEAPU8: Uint8Array;
}

let core: CoreModule | undefined;
let session: Session | undefined;
/** Cancels the replay in progress. */
let replays = new AbortController();
/** Memory that ended once leaves a core that nobody can say much about: the next run gets a new one. */
let isSpent = false;
let base = "";
/** What few programs import. It comes after the core, and in any case when it is needed. */
let library: Uint8Array | undefined;

function readLibrary(offset: number, size: number): Uint8Array | null {
  if (!library) {
    // The program waits in the middle of an import, so nothing that answers later would do.
    const request = new XMLHttpRequest();
    try {
      request.open("GET", new URL("refjit.library", base), false);
      request.responseType = "arraybuffer";
      request.send();
    } catch {
      return null;
    }
    if (request.status !== 200) return null;
    library = new Uint8Array(request.response as ArrayBuffer);
  }
  return library.subarray(offset, offset + size);
}

/** Gives a text line by line, then nothing. The last line ends as the others do, whether it was written so or not. */
function linesOf(text: string): () => string {
  let rest = text && !text.endsWith("\n") ? `${text}\n` : text;
  return () => {
    const line = rest.slice(0, rest.indexOf("\n") + 1);
    rest = rest.slice(line.length);
    return line;
  };
}

async function fetchLibrary(): Promise<void> {
  try {
    const response = await fetch(new URL("refjit.library", base));
    if (response.ok) library ??= new Uint8Array(await response.arrayBuffer());
  } catch {
    // An import asks again, and says so where it fails.
  }
}

type Create = (options: {
  instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void): object;
}) => Promise<CoreModule>;

const FULL = 'MemoryError: the memory is full. A page has at most 2 GB; "refjit run" on the command line has the machine\'s memory.';
/** Of the 2 GB that the memory grows to: from here on what went wrong is that there was no more. */
const FULL_BYTES = 1.9e9;
const PROGRESS_MS = 200;

/** Says how much has come. A server may send it packed: what is counted are the bytes that come out. */
async function tell(response: Response): Promise<void> {
  const reader = response.body?.getReader();
  let received = 0;
  let told = performance.now();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    received += piece.value.length;
    if (performance.now() - told < PROGRESS_MS) continue;
    told = performance.now();
    send({ kind: "loading", received, total: CORE_BYTES });
  }
}

const unfetched = (file: string): Error => new Error(`${file} could not be fetched from the server of this page`);

/** Script and binary come side by side, and the binary is compiled while it arrives (browsers also cache that code). */
async function load(): Promise<CoreModule> {
  const script = (import(/* @vite-ignore */ new URL("refjit.mjs", base).href) as Promise<{ default: Create }>).catch((error: unknown) => {
    throw error instanceof TypeError ? unfetched("refjit.mjs") : error;
  });
  const binary = fetch(new URL("refjit.wasm", base)).then(
    (response) => {
      if (!response.ok) throw new Error(`refjit.wasm: ${response.status} ${response.statusText}`);
      void tell(response.clone()).catch(() => {
        // Who compiles it learns of it, too.
      });
      return response;
    },
    () => {
      throw unfetched("refjit.wasm");
    },
  );
  const instantiate = async (imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> => {
    const response = await binary;
    if (response.headers.get("content-type") === "application/wasm") return WebAssembly.instantiateStreaming(response, imports);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  };
  const [{ default: create }] = await Promise.all([script, binary]);
  return new Promise((resolve, reject) => {
    create({
      instantiateWasm: (imports, receive) => {
        instantiate(imports).then(({ instance, module }) => receive(instance, module), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}

/** An overflow of V8's stack unwinds no C++ frame, so the module's shadow stack is put back by hand. */
function guarded<T>(module: CoreModule, call: () => T): T {
  const stack = module.stackSave();
  try {
    return call();
  } finally {
    module.stackRestore(stack);
  }
}

async function handle(request: Request, module: CoreModule): Promise<void> {
  switch (request.kind) {
    case "run": {
      session?.delete();
      session = undefined;
      const valve = new OutputValve((fd, text) => send({ kind: "output", id: request.id, fd, text }));
      const running = module.createSession({
        write: (fd, text) => valve.write(fd, text),
        now: () => Date.now() / 1000,
        monotonic: () => performance.now() / 1000,
        readLibrary,
        readLine: linesOf(request.input),
      });
      session = running;
      const start = performance.now();
      try {
        const outcome = JSON.parse(guarded(module, () => running.run(JSON.stringify(request.request)))) as RunOutcome;
        valve.flush();
        isSpent = outcome.error?.type === "MemoryError";
        send({ kind: "ran", id: request.id, outcome, milliseconds: performance.now() - start });
      } finally {
        valve.flush();
      }
      return;
    }
    case "graph": {
      if (!session) throw new Error("nothing has run yet");
      const shown = session;
      const answer = guarded(module, () => shown.graph(JSON.stringify(request.request)));
      if (!answer.ok) throw new Error(answer.error.message);
      send({ kind: "graph", id: request.id, text: answer.text, is_cut: answer.is_cut });
      return;
    }
    case "replay": {
      if (!session) throw new Error("nothing has run yet");
      const tell = (done: number, of: number): void => send({ kind: "replaying", id: request.id, done, of });
      send({ kind: "replayed", id: request.id, state: await replay(session, request.url, replays.signal, tell) });
      return;
    }
  }
}

async function start(): Promise<void> {
  const began = performance.now();
  try {
    core = await load();
    send({ kind: "ready", version: core.version(), milliseconds: performance.now() - began });
    void fetchLibrary();
  } catch (error) {
    send({ kind: "broken", message: text(error) });
  }
}

async function answer(request: Request): Promise<void> {
  try {
    if (isSpent && request.kind === "run") {
      session?.delete();
      session = undefined;
      core = await load();
      isSpent = false;
    }
    if (!core) throw new Error("the core did not load");
    await handle(request, core);
  } catch (error) {
    // A trap, and anything that a run throws, leaves the core's memory as it was in the middle of something.
    const isFatal = error instanceof WebAssembly.RuntimeError || (request.kind === "run" && core !== undefined);
    const isFull = isFatal && core !== undefined && core.HEAPU8.length > FULL_BYTES;
    send({ kind: "failed", id: request.id, message: isFull ? FULL : isFatal ? `The core failed (${text(error)}); it was started anew.` : text(error), isFatal });
  }
}

const text = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// Requests are answered in order: a replay in progress ends before the next run begins.
let queue: Promise<void> = Promise.resolve();
scope.onmessage = ({ data }: MessageEvent<LoadRequest | CancelRequest | Request>) => {
  if (data.kind === "cancel") {
    replays.abort();
    replays = new AbortController();
    return;
  }
  if (data.kind === "load") base = data.core;
  queue = queue.then(() => (data.kind === "load" ? start() : answer(data)));
};
