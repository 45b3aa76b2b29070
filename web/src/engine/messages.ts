/** Messages between the page and the worker that owns the core: one union each way, every request with an id. */
import type { GraphJson, GraphQuery, ReplayState, RunOutcome, RunRequest } from "@core/refjit";

export interface GraphText {
  text: string;
  /** It goes on: these are its first lines. */
  is_cut: boolean;
}

/** Sent once, first: the folder of refjit.mjs, refjit.wasm and refjit.library. */
export interface LoadRequest {
  kind: "load";
  core: string;
}

export type Request =
  | { kind: "run"; id: number; request: RunRequest; input: string }
  | { kind: "graph"; id: number; request: GraphQuery }
  | { kind: "replay"; id: number; url: string };

/** Ends a replay in progress, which then gives what was compared until then. */
export interface CancelRequest {
  kind: "cancel";
}

export type Reply =
  | { kind: "ready"; version: string; milliseconds: number }
  | { kind: "loading"; received: number; total: number }
  | { kind: "broken"; message: string }
  | { kind: "output"; id: number; fd: number; text: string }
  | { kind: "ran"; id: number; outcome: RunOutcome; milliseconds: number }
  | ({ kind: "graph"; id: number } & GraphText)
  | { kind: "replaying"; id: number; done: number; of: number }
  | { kind: "replayed"; id: number; state: ReplayState }
  /** `isFatal`: the core is in no state to go on. */
  | { kind: "failed"; id: number; message: string; isFatal: boolean };

export type { GraphJson, GraphQuery, ReplayState, RunOutcome };
