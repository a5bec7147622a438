const MOST = 300;

/** Painted pages by what they were painted from; the oldest leave first. */
export class FrameCache<T> {
  readonly #frames = new Map<string, { from: unknown; frame: Promise<T> }>();

  /** The page for `key`, painted anew when the data it is painted `from` is another. */
  get(key: string, from: unknown, paint: () => Promise<T>): Promise<T> {
    const known = this.#frames.get(key);
    if (known && known.from === from) return known.frame;
    const frame = paint();
    frame.catch(() => this.#frames.delete(key));
    this.#frames.delete(key);
    this.#frames.set(key, { from, frame });
    const oldest = this.#frames.keys().next().value;
    if (this.#frames.size > MOST && oldest !== undefined) this.#frames.delete(oldest);
    return frame;
  }
}
