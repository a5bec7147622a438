import { isStorableJson } from '../http/guardText.ts';

/** The maximum message size, bytes. */
export const MAX_MESSAGE = 4096;
/** The maximum number of tables in a message. */
export const MAX_KEYS = 100;
const CASINO_ID = /^[\w-]{1,64}$/;
const KEY = /^[\w-]{1,32}$/;
/** The only currency that a subscription may have. */
const CURRENCY = 'TRY';

export type FeedMessage =
  | { type: 'available'; casinoId: string }
  | { type: 'subscribe'; casinoId: string; key: readonly string[] }
  | { type: 'ping'; pingTime: number };

type Fields = Record<string, unknown>;
type Reader = (fields: Fields) => FeedMessage | undefined;

const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MAX_KEYS &&
  value.every((key) => matches(key, KEY));

const READERS: Record<FeedMessage['type'], Reader> = {
  available: ({ casinoId }) => (matches(casinoId, CASINO_ID) ? { type: 'available', casinoId } : undefined),
  subscribe: ({ casinoId, key, currency }) =>
    matches(casinoId, CASINO_ID) && isKeys(key) && currency === CURRENCY
      ? { type: 'subscribe', casinoId, key }
      : undefined,
  ping: ({ pingTime }) =>
    typeof pingTime === 'number' && Number.isFinite(pingTime) ? { type: 'ping', pingTime } : undefined,
};

const isType = (type: unknown): type is FeedMessage['type'] =>
  typeof type === 'string' && Object.hasOwn(READERS, type);

/** Parses a client's message; undefined if it's invalid. */
export function readMessage(text: string): FeedMessage | undefined {
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof fields !== 'object' || fields === null || !isStorableJson(fields)) return undefined;
  const { type } = fields as Fields;
  return isType(type) ? READERS[type](fields as Fields) : undefined;
}
