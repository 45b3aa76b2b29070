/** A pane: a title and an element; it talks to the others through the event bus and to the core through the engine. */
import type { Engine } from "../engine/engine";
import type { EventBus } from "./events";

/** Name of the one source file. */
export const FILE_NAME = "playground.py";

export interface PaneContext {
  bus: EventBus;
  engine: Engine;
}

export interface Pane {
  id: string;
  title: string;
  element: HTMLElement;
  /** Called when the pane becomes visible: for those that measure. */
  shown?(): void;
}

export type PaneMaker = (context: PaneContext) => Pane;
