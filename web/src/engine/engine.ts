/** The core as the page sees it: promises over the worker. Stop ends the worker, the next run starts a new one. */
import type { CancelRequest, GraphQuery, GraphText, LoadRequest, Reply, ReplayState, Request, RunOutcome } from "./messages";
import type { RunRequest } from "@core/refjit";

export interface RunResult {
  outcome: RunOutcome;
  milliseconds: number;
}

/** A request as its caller gives it; the engine numbers it. */
type Unnumbered<T> = T extends { id: number } ? Omit<T, "id"> : never;

export class Engine {
  onReady: (version: string, milliseconds: number) => void = () => {};
  onLoading: (received: number, total: number) => void = () => {};
  onBroken: (message: string) => void = () => {};
  onOutput: (fd: number, text: string) => void = () => {};
  /** Launches that a replay has compared, and all of them. */
  onReplaying: (done: number, of: number) => void = () => {};

  #worker: Worker;
  /** Its core did not load: the next request tries it anew. */
  #isBroken = false;
  #nextId = 1;
  #waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();

  constructor() {
    this.#worker = this.#start();
  }

  async run(request: RunRequest, input: string): Promise<RunResult> {
    const reply = await this.#ask({ kind: "run", request, input });
    if (reply.kind !== "ran") throw new Error("the worker gave another answer");
    return { outcome: reply.outcome, milliseconds: reply.milliseconds };
  }

  async graph(request: GraphQuery): Promise<GraphText> {
    const reply = await this.#ask({ kind: "graph", request });
    if (reply.kind !== "graph") throw new Error("the worker gave another answer");
    return reply;
  }

  async replay(url: string): Promise<ReplayState> {
    const reply = await this.#ask({ kind: "replay", url });
    if (reply.kind !== "replayed") throw new Error("the worker gave another answer");
    return reply.state;
  }

  /** Ends a replay in progress: what it compared until then is its result. */
  cancelReplay(): void {
    this.#worker.postMessage({ kind: "cancel" } satisfies CancelRequest);
  }

  /** Ends what is running; what waits for it is rejected. */
  stop(): void {
    this.#restart("Stopped.");
  }

  #restart(reason: string): void {
    this.#worker.terminate();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#worker = this.#start();
    for (const { reject } of waiting) reject(new Error(reason));
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#isBroken = false;
    worker.onmessage = (event: MessageEvent<Reply>) => this.#receive(event.data);
    worker.onerror = (event) => this.#break(event.message || "its worker could not be fetched from the server of this page");
    worker.postMessage({ kind: "load", core: new URL("core/", document.baseURI).href } satisfies LoadRequest);
    return worker;
  }

  #break(message: string): void {
    this.#isBroken = true;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    const whole = `The core did not load: ${message}. Run tries again.`;
    this.onBroken(whole);
    for (const { reject } of waiting) reject(new Error(whole));
  }

  #ask(request: Unnumbered<Request>): Promise<Reply> {
    if (this.#isBroken) {
      this.#worker.terminate();
      this.#worker = this.#start();
    }
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  #receive(reply: Reply): void {
    switch (reply.kind) {
      case "ready":
        this.onReady(reply.version, reply.milliseconds);
        return;
      case "loading":
        this.onLoading(reply.received, reply.total);
        return;
      case "broken":
        this.#break(reply.message);
        return;
      case "output":
        this.onOutput(reply.fd, reply.text);
        return;
      case "replaying":
        this.onReplaying(reply.done, reply.of);
        return;
      default: {
        const waiting = this.#waiting.get(reply.id);
        this.#waiting.delete(reply.id);
        if (reply.kind === "failed") waiting?.reject(new Error(reply.message));
        else waiting?.resolve(reply);
        if (reply.kind === "failed" && reply.isFatal) this.#restart(reply.message);
      }
    }
  }
}
