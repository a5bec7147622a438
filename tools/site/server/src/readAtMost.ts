/** A body that is larger than it may be. */
export class BodyTooLarge extends RangeError {
  override name = 'BodyTooLarge';
}

type Message = Pick<Request | Response, 'headers' | 'body'>;

/**
 * The whole body of a request or a reply; no more of it is kept than its limit.
 * @throws BodyTooLarge when there are more bytes than `limit`, and when it breaks off
 */
export async function readAtMost({ headers, body }: Message, limit: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new BodyTooLarge(`A body is larger than ${limit} bytes.`);
  if (Number(headers.get('content-length')) > limit) {
    await body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
