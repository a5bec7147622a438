/** A round cannot go on as it was asked to; the message is the key that the page is told. */
export class RoundRefused extends Error {
  override name = 'RoundRefused';
}
