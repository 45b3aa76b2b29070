/** The one typed event map: panes never hold each other, they emit and listen here. */
import type { GuestError, Report } from "@core/refjit";

export interface AppEvents {
  /** The core is loaded (again after a stop). */
  ready: { version: string; milliseconds: number };
  /** The core could not be loaded; the next run tries again. */
  broken: { message: string };
  /** Bytes of the core that have come, and their whole number (0: unknown). */
  loading: { received: number; total: number };
  /** Something to say that is about no run. */
  notice: { message: string; isBad?: boolean };
  running: { source: string };
  output: { fd: number; text: string };
  ran: { report: Report; error: GuestError | null; exitCode: number; milliseconds: number };
  /** The run ended without a result: stopped, or the worker failed. */
  ended: { message: string };
  /** Show this line of the source (a node or an event was clicked). */
  showLine: { line: number };
  /** The cursor stands in this line of the program that ran last; 0: in none of it. */
  atLine: { line: number };
  /** Show the graphs of this compile (its number in the report). */
  showCompile: { id: number };
}

type Listener<T> = (event: T) => void;

export class EventBus {
  #listeners = new Map<keyof AppEvents, Set<Listener<never>>>();

  on<K extends keyof AppEvents>(name: K, listener: Listener<AppEvents[K]>): void {
    const known = this.#listeners.get(name) ?? new Set();
    known.add(listener as Listener<never>);
    this.#listeners.set(name, known);
  }

  emit<K extends keyof AppEvents>(name: K, event: AppEvents[K]): void {
    for (const listener of this.#listeners.get(name) ?? []) (listener as Listener<AppEvents[K]>)(event);
  }
}
