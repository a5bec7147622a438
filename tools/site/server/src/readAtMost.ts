/** A body that exceeds its limit. */
export class BodyTooLarge extends RangeError {
  override name = 'BodyTooLarge';
}

type Message = Pick<Request | Response, 'headers' | 'body'>;

/**
 * Reads the whole body of a request or a reply, without buffering more than its limit.
 * @throws BodyTooLarge if there are more bytes than `limit`; also throws if the body breaks off
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
