import type { Handler } from './Call.ts';

/** An operation without an implementation was called. */
export class NotImplementedError extends Error {
  constructor(operationId: string) {
    super(
      `${operationId} is described in the contract, and the sandbox has no handler for it. Write one in src/routes.`,
    );
    this.name = 'NotImplementedError';
  }
}

/**
 * A placeholder that the operation generator registers. Every call fails, and the routes' test names the
 * operation until it has a real handler.
 */
export const notImplemented: Handler = (_, { operationId }) => {
  throw new NotImplementedError(operationId);
};
