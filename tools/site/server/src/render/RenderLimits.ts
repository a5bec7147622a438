/** How long pages wait for a render worker, and for their render. */
export interface RenderLimits {
  /** How many pages may wait for each worker. */
  queue: number;
  /** How long a page may wait. */
  queueMs: number;
  /** How long a render may take, with its calls to the platform, which have two seconds. */
  renderMs: number;
  /** How much later a worker is terminated that hasn't ended the render itself. */
  graceMs: number;
}
