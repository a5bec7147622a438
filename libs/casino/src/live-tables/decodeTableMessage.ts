import { decoder, type Decoder } from '@baize/api';
import { safeUrl } from '@baize/ui';
import {
  TABLE_TYPES,
  type FeedTable,
  type TableMessage,
  type TableResult,
  type TableType,
} from './FeedTable.ts';

const { number, text, row, list, or, oneOf } = decoder;

const NOT_FOUND = 'table_not_found';
const SEATS = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6', 'seat7'] as const;
const MAX_RESULTS = 20;
const CURRENCY = 'TRY';
const KEY = /^[\w-]{1,32}$/;
const CODE = /^[A-Z]{3}$/;

/** Text that fits a tile. */
const short =
  (longest: number): Decoder<string> =>
  (value) => {
    const found = text(value)?.trim();
    return found && found.length <= longest ? found : undefined;
  };

const amount: Decoder<number> = (value) => {
  const found = number(value);
  return found !== undefined && found >= 0 && found <= Number.MAX_SAFE_INTEGER ? found : undefined;
};

const count: Decoder<number> = (value) => {
  const found = amount(value);
  return found === undefined ? undefined : Math.trunc(found);
};

const code: Decoder<string> = (value) => {
  const found = text(value);
  return found && CODE.test(found) ? found : undefined;
};

const decodeResult = row<TableResult>({ result: short(16), color: short(16), totalSum: count }, 'result');

const decodeLimits = row<{ minBet: number; maxBet: number; currency: string }>(
  { minBet: amount, maxBet: amount, currency: or(code, CURRENCY) },
  'minBet',
  'maxBet',
);

/** A result with both sides' points, if the game has them. */
const decodeRound = row<TableResult & { player: number; banker: number }>(
  { result: short(16), color: short(16), totalSum: count, player: count, banker: count },
  'result',
);

const decodeDealer = row<{ name: string }>({ name: short(60) }, 'name');

const bool: Decoder<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const decodeSeats = row<Record<(typeof SEATS)[number], boolean>>(
  { seat1: bool, seat2: bool, seat3: bool, seat4: bool, seat5: bool, seat6: bool, seat7: bool },
  ...SEATS,
);

interface Fields {
  type: 'state';
  tableId: string;
  tableType: TableType;
  tableLimits: NonNullable<ReturnType<typeof decodeLimits>>;
  totalSeatedPlayers: number;
  tableImage: string;
  last20Results: TableResult[];
  gameResult: NonNullable<ReturnType<typeof decodeRound>>;
  dealer: { name: string };
  error: string;
}

const decodeFields = row<Fields>(
  {
    type: oneOf<'state'>('state'),
    tableId: (value) => (typeof value === 'string' && KEY.test(value) ? value : undefined),
    tableType: oneOf<TableType>(...TABLE_TYPES),
    tableLimits: decodeLimits,
    totalSeatedPlayers: count,
    tableImage: safeUrl,
    last20Results: or(list(decodeResult), []),
    gameResult: decodeRound,
    dealer: decodeDealer,
    error: short(64),
  },
  'type',
  'tableId',
);

const resultOf = ({ result, color, totalSum }: TableResult): TableResult => ({
  result,
  ...(color !== undefined && { color }),
  ...(totalSum !== undefined && { totalSum }),
});

/** The points of the last round; incomplete ones are dropped. */
function pointsOf(round: Partial<Fields['gameResult']> | undefined): FeedTable['points'] {
  const { player, banker } = round ?? {};
  return player === undefined || banker === undefined ? undefined : { player, banker };
}

function tableOf(fields: Fields, value: unknown): FeedTable {
  const { tableLimits: limits, totalSeatedPlayers: players, tableImage: image, dealer, error } = fields;
  const last = fields.gameResult as Fields['gameResult'] | undefined;
  const points = pointsOf(last);
  const results = fields.last20Results.length > 0 ? fields.last20Results : last ? [resultOf(last)] : [];
  const seats = fields.tableType === 'BLACKJACK' ? decodeSeats(value) : undefined;
  return {
    type: fields.tableType,
    results: results.slice(0, MAX_RESULTS),
    isClosed: error !== undefined,
    ...(limits &&
      limits.minBet <= limits.maxBet && {
        limits: { min: limits.minBet, max: limits.maxBet, currency: limits.currency },
      }),
    ...(players !== undefined && { players }),
    ...(seats && { seats: SEATS.map((seat) => seats[seat]) }),
    ...(dealer && { dealer: dealer.name }),
    ...(image && { image }),
    ...(points && { points }),
  };
}

/** Reads a message of the feed; undefined for anything but the state of a table. */
export function decodeTableMessage(message: string): TableMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    return undefined;
  }
  const fields = decodeFields(value);
  if (!fields) return undefined;
  if (fields.error === NOT_FOUND) return { id: fields.tableId, table: 'unknown' };
  /* The readers omit unreadable fields, so an unknown type is missing. */
  const isKnown = (fields as Partial<Fields>).tableType !== undefined;
  return isKnown ? { id: fields.tableId, table: tableOf(fields, value) } : undefined;
}
