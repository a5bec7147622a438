import { ApiError, decoder, type Decoder } from '@baize/api';

/** A row with a key that is unique on its page, whatever ids the platform sends. */
export type Keyed<Row> = Row & { key: string };

/** A page of a history. */
export interface HistoryPageData<Row> {
  rows: readonly Keyed<Row>[];
  page: number;
  lastPage: number;
  total: number;
  perPage: number;
}

type Fields = ReadonlyMap<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** A list is at the top of the reply, or one or two levels down (spec 3/history/16). */
const DEEPEST = 3;

function findEnvelope(value: unknown, depth = 0): Fields | undefined {
  const fields = fieldsOf(value);
  const inner = fields.get('transfers') ?? fields.get('data');
  if (Array.isArray(inner)) return fields;
  return depth < DEEPEST && typeof inner === 'object' && inner !== null
    ? findEnvelope(inner, depth + 1)
    : undefined;
}

const count =
  (min: number, otherwise: number): Decoder<number> =>
  (value) => {
    const found = decoder.number(value);
    return found !== undefined && Number.isInteger(found) && found >= min ? found : otherwise;
  };

/**
 * A page of a history from a reply. The page is always the requested one; counts that the platform doesn't send are
 * computed here.
 * @throws ApiError (`unreadable`) if it contains no list
 */
export function decodeHistoryPage<Row extends object>(
  reply: unknown,
  decode: Decoder<Row>,
  page: number,
): HistoryPageData<Row> {
  const envelope = findEnvelope(reply);
  const found = decoder.list(decode)(envelope?.get('transfers') ?? envelope?.get('data'));
  if (!envelope || !found) throw new ApiError('unreadable', { status: 200 });
  const rows = found.map((row, index) => ({ ...row, key: `${page}-${index}` }));
  return {
    rows,
    page,
    lastPage: count(1, page)(envelope.get('last_page')) ?? page,
    total: count(0, rows.length)(envelope.get('total')) ?? rows.length,
    perPage: count(1, rows.length)(envelope.get('per_page')) ?? rows.length,
  };
}
