/** Why code failed to load: it took too long, no longer exists, or broke. */
export type ChunkFailure = 'timeout' | 'missing' | 'error';

/** The code of a page couldn't be loaded (spec 2/9.shell/3). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: ChunkFailure;

  constructor(type: ChunkFailure, options?: ErrorOptions) {
    super(
      `The code of a page failed to load (${type}). A newer build may have replaced it: reload the page.`,
      options,
    );
    this.type = type;
  }
}
