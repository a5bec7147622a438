/** The largest message allowed between windows, in bytes of its JSON. */
export const MESSAGE_LIMIT = 64 * 1024;

/** What every message of ours says of itself; the rest is for whoever knows its type. */
export type FrameMessage = { type: string; version: number } & Record<string, unknown>;

/** The parts of a `MessageEvent` that a judgement needs. */
export type MessageSigns = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/**
 * Reads a message between windows: it counts only from exactly this origin and this window, in the known shape, with 64 KB at
 * most. A sandboxed page's origin is the word `null`, which is nobody's: such a page is spoken to over a port.
 * @returns undefined for every other message
 */
export function acceptMessage(
  { data, origin, source }: MessageSigns,
  from: { origin: string; source: MessageEventSource | null | undefined },
): FrameMessage | undefined {
  const known = from.origin !== 'null' && from.origin !== '' && origin === from.origin;
  return known && source && source === from.source ? readMessage(data) : undefined;
}

/** The same for what came over a port of ours, which has no origin: shape and size alone. */
export function readMessage(data: unknown): FrameMessage | undefined {
  return isMessage(data) && bytesOf(data) <= MESSAGE_LIMIT ? data : undefined;
}

const isMessage = (data: unknown): data is FrameMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  typeof data.type === 'string' &&
  'version' in data &&
  Number.isSafeInteger(data.version);

/** Infinite for what is no JSON: a circle, a bigint. */
function bytesOf(data: FrameMessage): number {
  try {
    return new TextEncoder().encode(JSON.stringify(data)).length;
  } catch {
    return Infinity;
  }
}

/** Whether a piece of code is one that a host takes. */
export const fitsMessage = (code: string) =>
  code.length <= MESSAGE_LIMIT && new TextEncoder().encode(code).length <= MESSAGE_LIMIT;
