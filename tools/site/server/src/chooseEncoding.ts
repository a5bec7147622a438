import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

/**
 * How to send a body to a client with this `Accept-Encoding` (RFC 9110, 12.5.3): the encoding that it prefers, and of those
 * it likes equally the first one offered. Undefined is as it is, which also goes to a client that accepts nothing on offer.
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
