/**
 * A reason why the sandbox can't start that its user can fix; the message explains how, and is shown without
 * a stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
