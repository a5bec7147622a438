/**
 * Why a page was sent without its markup: the queue was full or too slow, the render took too long, or its worker died.
 */
export type RenderFailureReason = 'queue' | 'deadline' | 'crash';

/** A page that couldn't be rendered, without a known error in the page itself; the browser renders it. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';
  readonly reason: RenderFailureReason;

  constructor(reason: RenderFailureReason, options?: ErrorOptions) {
    super(`A page was not rendered: ${reason}`, options);
    this.reason = reason;
  }
}
