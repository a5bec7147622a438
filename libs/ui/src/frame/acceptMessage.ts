/** The largest message allowed between windows, in bytes of its JSON. */
export const MESSAGE_LIMIT = 64 * 1024;

/** The envelope of our messages; the handler for a type checks the rest. */
export type FrameMessage = { type: string; version: number } & Record<string, unknown>;

/** The parts of a `MessageEvent` that the check needs. */
export type MessageParts = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/**
 * Reads a message between windows: it is accepted only from exactly this origin and this window, with the known schema,
 * and 64 KB at most. A sandboxed page's origin is `null`, which doesn't identify it, so use a port for such a page.
 * @returns undefined for every other message
 */
export function acceptMessage(
  { data, origin, source }: MessageParts,
  from: { origin: string; source: MessageEventSource | null | undefined },
): FrameMessage | undefined {
  const known = from.origin !== 'null' && from.origin !== '' && origin === from.origin;
  return known && source && source === from.source ? decodeMessage(data) : undefined;
}

/** The same for a message from one of our ports, which has no origin: checks schema and size only. */
export function decodeMessage(data: unknown): FrameMessage | undefined {
  return isMessage(data) && bytesOf(data) <= MESSAGE_LIMIT ? data : undefined;
}

const isMessage = (data: unknown): data is FrameMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  typeof data.type === 'string' &&
  'version' in data &&
  Number.isSafeInteger(data.version);

/** Infinity for values that aren't JSON: a cycle, a bigint. */
function bytesOf(data: FrameMessage): number {
  try {
    return new TextEncoder().encode(JSON.stringify(data)).length;
  } catch {
    return Infinity;
  }
}

/** Whether a host accepts code of this size. */
export const fitsMessageLimit = (code: string) =>
  code.length <= MESSAGE_LIMIT && new TextEncoder().encode(code).length <= MESSAGE_LIMIT;
