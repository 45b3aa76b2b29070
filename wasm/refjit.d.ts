/** TypeScript face of refjit.mjs: the core compiled to WebAssembly. All JSON shapes that cross the boundary are here. */

export interface JitDefaults {
  capture_mode?: "ast" | "bytecode" | "trace";
  jit_level?: "O0" | "O1";
  backend?: "ms_backend" | "GE";
  fullgraph?: boolean;
}

export interface RunRequest {
  /** File name → text; imports look here (and, under node, on disk). */
  files: Record<string, string>;
  main: string;
  argv?: string[];
  env?: Record<string, string>;
  jit?: JitDefaults;
  /** 0 counters, 1 bounded events, 2 the graph of every phase. */
  report_level?: 0 | 1 | 2;
  /** Budget of the launch recorder in bytes; 0 is off. */
  recorded_launch_bytes?: number;
}

export interface GuestError {
  type: string;
  message: string;
  file: string;
  line: number;
  col: number;
  end_line: number;
  end_col: number;
  traceback: string;
}

export interface RunOutcome {
  exit_code: number;
  error: GuestError | null;
  report: Report;
}

export interface PassRecord {
  name: string;
  phase: string;
  nodes_before: number;
  nodes_after: number;
  changed: boolean;
  milliseconds: number;
}

export interface CompileRecord {
  id: number;
  function: string;
  file: string;
  line: number;
  /** The program's line whose call needed this graph; line 0: unknown. */
  called: { file: string; line: number };
  capture_mode: string;
  jit_level: string;
  backend: string;
  executor: "kernel_by_kernel" | "sink" | "none";
  /** "first call", or the guard that no longer held. */
  reason: string;
  program: string;
  nodes: number;
  launches: number;
  arena_bytes: number;
  milliseconds: number;
  /** File name → source lines with an operation in the graph. */
  lines: Record<string, number[]>;
  /** Sentences about the whole graph: cells that share one graph, sizes that may differ from call to call. */
  facts?: string[];
  passes: PassRecord[];
  /** Phases whose graphs can be asked for, in order. */
  phases: string[];
}

export interface ReportEvent {
  kind: string;
  file: string;
  line: number;
  col: number;
  end_line: number;
  end_col: number;
  fields: Record<string, string | number | boolean>;
}

export interface Report {
  schema: "refjit.report/1";
  version: string;
  level: number;
  device: string;
  counters: Record<string, number>;
  compiles: CompileRecord[];
  events: ReportEvent[];
  dropped_events: number;
  /** What each phase and pass is for (level 2). */
  meanings?: { phases: Record<string, string>; passes: Record<string, string> };
}

export interface GraphQuery {
  /** The newest compile of `function`, or of all, where none is named. */
  compile?: number;
  function?: string;
  /** Phase or pass, "before:PHASE:PASS" or "after:PHASE:PASS"; "" is the last phase. */
  pass?: string;
  format?: "ir" | "full" | "text" | "dot" | "json";
  /** Instead: control and data flow of the function's bytecode. */
  is_flow?: boolean;
  most_bytes?: number;
}

/** Answer of `graph` in format "json". */
export interface GraphJson {
  name: string;
  nodes: {
    id: string;
    /** Operator, parameter name or constant text. */
    label: string;
    kind: "parameter" | "operator" | "constant" | "graph" | "return" | "handler";
    /** "Float32 (2, 3)" */
    type: string;
    /** None: made by the compiler, or a constant. */
    file?: string;
    line?: number;
    /** The Cell that it belongs to: a place in `scopes`. */
    scope?: number;
    /** Fused nodes: operators inside. */
    detail?: string;
    /** Subgraph it stands in; none: the root. */
    group?: string;
  }[];
  /** `index`: place among the user's operands; `name`: what its definition calls it. */
  edges: { from: string; to: string; index: number; name?: string }[];
  /** Subgraphs: branches, loops, pull-backs. */
  groups: { id: string; label: string }[];
  /** "Default/blocks-CellList/0-Block"; flow graphs have none. */
  scopes?: string[];
}

/** How far one operator of a launch is from the reference. */
export interface OperatorComparison {
  operator: string;
  /** "Float32 (2, 3)" */
  type: string;
  file: string;
  /** 0: unknown. */
  line: number;
  /** Null: no finite number. */
  max_ulp: number | null;
  max_abs: number | null;
  ok: boolean;
  /** The first element beyond tolerance. */
  departure?: string;
  error?: string;
}

export interface ReplayState {
  done: boolean;
  server: { version: string; device: string } | null;
  error: string | null;
  /** Launches that are to be replayed. */
  recorded: number;
  /** Those that were. */
  launches: {
    program: string;
    function: string;
    outputs: number;
    max_ulp: number;
    max_abs: number;
    ok: boolean;
    /** The operator at which the device first departs from the reference, where it could be found. */
    operator?: string;
    error?: string;
    milliseconds: number;
    /** Each on the reference's values; of the first launch of each program and of those that differ or fail. */
    operators: OperatorComparison[];
    /** Why operators were not, or not all, tried. */
    operators_note?: string;
    /** Why it was not compared; `ok` then says nothing. */
    skipped?: string;
  }[];
}

/** One run of one program. Free it with `delete()`. */
export interface Session {
  /** JSON RunRequest → JSON RunOutcome. */
  run(requestJson: string): string;
  /** JSON GraphQuery → the graph's text; of one longer than `most_bytes` its first lines (`is_cut`). */
  graph(queryJson: string): { ok: true; text: string; is_cut: boolean } | { ok: false; error: GuestError };
  /** JSON {ok: true, text} | {ok: false, error: GuestError}. */
  dis(fileName: string, text: string): string;
  ast(fileName: string, text: string): string;
  /** Binary frames to send to a server's /v1, in order. */
  replayStart(): Uint8Array[];
  /** A frame from the server → frames to send in answer. Throws a string on a protocol error. */
  replayReceive(frame: Uint8Array): Uint8Array[];
  replay(): string;
  delete(): void;
}

export interface HostCallbacks {
  write(fd: number, text: string): void;
  /** Seconds. */
  now?(): number;
  monotonic?(): number;
  readFile?(path: string): Uint8Array | string | null;
  writeFile?(path: string, bytes: Uint8Array): boolean;
  /** The other file callbacks give whether it worked; without them files live in the session. */
  makeFolders?(path: string): boolean;
  renameFile?(from: string, to: string): boolean;
  removeFile?(path: string): boolean;
  /** First the folder itself as "./"; names of folders end with a slash; empty when it is no folder. */
  listFolder?(path: string): { name: string; bytes: number; modified: number }[];
  isFile?(path: string): boolean;
  readLine?(): string;
  /** Bytes of refjit.library, the core's neighbour with the library modules that few programs import. */
  readLibrary?(offset: number, size: number): Uint8Array | null;
}

export interface RefjitModule {
  createSession(host: HostCallbacks): Session;
  version(): string;
}

export interface ModuleOptions {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?(name: string): string;
}

export default function createRefjit(options?: ModuleOptions): Promise<RefjitModule>;
