/** A round's state doesn't allow the request; the message is the reply's key. */
export class RoundRefused extends Error {
  override name = 'RoundRefused';
}
