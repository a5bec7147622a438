/** Why code did not come: it took too long, it is no longer there, or it broke. */
export type ChunkFailure = 'timeout' | 'missing' | 'error';

/** The code of a page could not be loaded (spec 2/9.shell/3). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: ChunkFailure;

  constructor(type: ChunkFailure, options?: ErrorOptions) {
    super(
      `The code of a page did not come (${type}). A newer build may have taken its place: reload the page.`,
      options,
    );
    this.type = type;
  }
}
