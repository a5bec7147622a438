import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

/**
 * Chooses the encoding of a body from the client's `Accept-Encoding` (RFC 9110, 12.5.3): the one that it prefers, or
 * the first one offered among equals. Undefined means no encoding, also for a client that accepts none on offer.
 */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const qualities = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const everything = qualities.get('*') ?? 0;
  const plain = qualities.get('identity') ?? 0;
  let best: { encoding?: Encoding; quality: number } = { quality: plain };
  for (const encoding of offered) {
    const quality = qualities.get(encoding) ?? everything;
    if (quality > best.quality || (quality > 0 && quality === plain && !best.encoding))
      best = { encoding, quality };
  }
  return best.encoding;
}
