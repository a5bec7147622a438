import type { Handler } from './Call.ts';

/** An operation was called whose handler nobody has written yet. */
export class NotImplementedError extends Error {
  constructor(operationId: string) {
    super(
      `${operationId} is described in the contract, and the sandbox has no handler for it. Write one in src/routes.`,
    );
    this.name = 'NotImplementedError';
  }
}

/**
 * The place of a handler that is still to be written; the operation generator puts it there. Each call fails, and the test
 * of the routes names the operation: it isn't done while this is in its place.
 */
export const notImplemented: Handler = (_, { operationId }) => {
  throw new NotImplementedError(operationId);
};
