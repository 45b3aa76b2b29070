/** Collections for graphs of hundreds of thousands of nodes. */
/** For each of some places a list of items, all in two arrays: a large graph has hundreds of thousands, which as objects take seconds. */
export class Lists {
  readonly #starts: Int32Array;
  readonly #items: Int32Array;

  /** `placeOf` an item; negative: of none. */
  constructor(places: number, items: number, placeOf: (item: number) => number) {
    this.#starts = new Int32Array(places + 1);
    for (let item = 0; item < items; ++item) {
      const next = placeOf(item) + 1;
      if (next > 0) this.#starts[next] = (this.#starts[next] ?? 0) + 1;
    }
    for (let place = 0; place < places; ++place) this.#starts[place + 1] = (this.#starts[place + 1] ?? 0) + (this.#starts[place] ?? 0);
    const ends = this.#starts.slice();
    this.#items = new Int32Array(this.#starts[places] ?? 0);
    for (let item = 0; item < items; ++item) {
      const place = placeOf(item);
      if (place < 0) continue;
      this.#items[ends[place] ?? 0] = item;
      ends[place] = (ends[place] ?? 0) + 1;
    }
  }

  of(place: number): Int32Array {
    return this.#items.subarray(this.#starts[place] ?? 0, this.#starts[place + 1] ?? 0);
  }
}

/** What `make` gave for these keys, made once. */
export function kept<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}
