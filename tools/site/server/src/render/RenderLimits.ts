/** Time limits for waiting pages and for renders. */
export interface RenderLimits {
  /** Maximum number of waiting pages per worker. */
  queue: number;
  /** How long a page may wait. */
  queueMs: number;
  /** Time limit for a render, including its calls to the platform, which have two seconds. */
  renderMs: number;
  /** Grace period before a worker that hasn't ended the render itself is terminated. */
  graceMs: number;
}
