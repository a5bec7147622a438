/** A reason why the sandbox cannot start that its user can mend; the message says how, and is shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
