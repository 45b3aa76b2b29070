/** Asks the layout worker for the places of a graph's boxes. Only the newest question matters: it ends an older one. */
interface Point {
  x: number;
  y: number;
}

export interface LayoutRequest {
  nodes: { id: string; width: number; height: number; group?: string | undefined }[];
  /** `width`: of its title. */
  groups: { id: string; width: number }[];
  /** Each between nodes of one group. */
  edges: { from: string; to: string; index: number }[];
}

export interface Layout {
  width: number;
  height: number;
  /** Middles of the boxes, in the order of the request. */
  nodes: Point[];
  edges: Point[][];
  /** Frames around the nodes of a group, in the order of the request. */
  groups: (Point & { width: number; height: number })[];
}

const LIMIT_MS = 20_000;

export class Layouter {
  #worker: Worker | undefined;
  #abandon: ((error: Error) => void) | undefined;

  layOut(request: LayoutRequest): Promise<Layout> {
    if (this.#abandon) this.#end(new Error("another graph was asked for"));
    const worker = (this.#worker ??= new Worker(new URL("./layout-worker.ts", import.meta.url), { type: "module" }));
    return new Promise<Layout>((resolve, reject) => {
      const timer = setTimeout(() => this.#end(new Error("the graph takes too long to lay out; its text is below")), LIMIT_MS);
      const finish = (): void => {
        clearTimeout(timer);
        this.#abandon = undefined;
      };
      this.#abandon = (error) => {
        finish();
        reject(error);
      };
      worker.onmessage = ({ data }: MessageEvent<Layout>) => {
        finish();
        resolve(data);
      };
      worker.onerror = (event) => this.#end(new Error(`the layout failed: ${event.message}`));
      worker.postMessage(request);
    });
  }

  #end(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#abandon?.(error);
  }
}
