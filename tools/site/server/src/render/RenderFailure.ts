/** Why a page went out without its markup: the queue was full or too slow, the render took too long, or its worker died. */
export type RenderFailureReason = 'queue' | 'deadline' | 'crash';

/** A page that wasn't rendered, through no mistake in the page that is known of; the browser renders it. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';
  readonly reason: RenderFailureReason;

  constructor(reason: RenderFailureReason, options?: ErrorOptions) {
    super(`A page was not rendered: ${reason}`, options);
    this.reason = reason;
  }
}
