/** The worker: loads the core once, keeps the session of the last run (its graphs and recorded launches). */
import type { RefjitModule, Session } from "@core/refjit";
import { replay } from "./replay";
import type { Reply, Request } from "./messages";

const scope = self as unknown as DedicatedWorkerGlobalScope;
const send = (reply: Reply): void => scope.postMessage(reply);

interface CoreModule extends RefjitModule {
  stackSave(): number;
  stackRestore(stack: number): void;
}

let core: CoreModule | undefined;
let session: Session | undefined;

async function load(): Promise<CoreModule> {
  const base = new URL("./core/", new URL(".", scope.location.href.replace(/assets\/[^/]*$/, "")));
  const [{ default: create }, binary] = await Promise.all([
    import(/* @vite-ignore */ new URL("refjit.mjs", base).href) as Promise<{ default: (options: object) => Promise<CoreModule> }>,
    fetch(new URL("refjit.wasm", base)).then((response) => {
      if (!response.ok) throw new Error(`refjit.wasm: ${response.status} ${response.statusText}`);
      return response.arrayBuffer();
    }),
  ]);
  return create({ wasmBinary: binary });
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
      session = module.createSession({
        write: (fd, text) => send({ kind: "output", id: request.id, fd, text }),
        now: () => Date.now() / 1000,
        monotonic: () => performance.now() / 1000,
      });
      const running = session;
      const start = performance.now();
      const outcome = guarded(module, () => running.run(JSON.stringify(request.request)));
      send({ kind: "ran", id: request.id, outcome: JSON.parse(outcome), milliseconds: performance.now() - start });
      return;
    }
    case "graph": {
      if (!session) throw new Error("nothing has run yet");
      const shown = session;
      const answer = JSON.parse(guarded(module, () => shown.graph(JSON.stringify(request.request))));
      send({ kind: "graph", id: request.id, text: answer.text, error: answer.ok ? undefined : answer.error.message });
      return;
    }
    case "replay": {
      if (!session) throw new Error("nothing has run yet");
      send({ kind: "replayed", id: request.id, state: await replay(session, request.url) });
      return;
    }
  }
}

async function start(): Promise<void> {
  const began = performance.now();
  try {
    core = await load();
    send({ kind: "ready", version: core.version(), milliseconds: performance.now() - began });
  } catch (error) {
    send({ kind: "broken", message: String(error) });
  }
}

const loaded = start();
// Requests are answered in order: a replay in progress ends before the next run begins.
let queue: Promise<void> = loaded;
scope.onmessage = (event: MessageEvent<Request>) => {
  const request = event.data;
  queue = queue.then(async () => {
    if (!core) return;
    try {
      await handle(request, core);
    } catch (error) {
      send({ kind: "failed", id: request.id, message: error instanceof Error ? error.message : String(error) });
    }
  });
};
