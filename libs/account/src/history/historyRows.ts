import { parseMoney } from '@baize/i18n';
import { decoder, type Decoder } from '@baize/api';

const { number, moment, text, row, or } = decoder;

/** An amount in minor units. */
const money: Decoder<number> = (value) => parseMoney(value);

/** One transfer between the main and the poker wallet. */
export interface TransferRow {
  id: number;
  type: number;
  status: number;
  amount?: number;
  created_at?: number;
  name?: string;
}
export const decodeTransfer = row<TransferRow>(
  {
    id: number,
    type: or(number, 0),
    status: or(number, -1),
    amount: money,
    created_at: moment,
    name: text,
  },
  'id',
);

/** A deposit (type "1") or a withdrawal. */
export interface FinanceRow {
  id: number;
  type: string;
  status: number;
  amount?: number;
  created_at?: number;
  payment?: { name: string };
  manager_note?: string;
}
export const decodeFinance = row<FinanceRow>(
  {
    id: number,
    type: or(text, ''),
    status: or(number, -1),
    amount: money,
    created_at: moment,
    payment: row<{ name: string }>({ name: text }, 'name'),
    manager_note: text,
  },
  'id',
);

/** Free spins of one game. */
export interface FreeSpinRow {
  id: number;
  name: string;
  image?: string;
  status: number;
  created_at?: number;
  /** The stake per spin. */
  amount?: number;
  count?: number;
  left?: number;
  total_win?: number;
}
export const decodeFreeSpin = row<FreeSpinRow>(
  {
    id: number,
    name: or(text, ''),
    image: text,
    status: or(number, -1),
    created_at: moment,
    amount: money,
    count: number,
    left: number,
    total_win: money,
  },
  'id',
);

/** A bonus's wagering requirement, and how much of it is done; minor units. */
export interface Wagering {
  /** More than 0. */
  required: number;
  /** May be more than required. */
  wagered: number;
}

const bothAmounts = row<Wagering>({ required: money, wagered: money }, 'required', 'wagered');

/** Undefined if the bonus has no requirement, or if its figures are implausible; nothing is then shown. */
const decodeWagering: Decoder<Wagering> = (value) => {
  const read = bothAmounts(value);
  return read && read.required > 0 && read.wagered >= 0 ? read : undefined;
};

export interface BonusRow {
  id: number;
  name: string;
  status: number;
  amount?: number;
  created_at?: number;
  wagering?: Wagering;
  expires_at?: number;
}
export const decodeBonus = row<BonusRow>(
  {
    id: number,
    name: or(text, ''),
    status: or(number, -1),
    amount: money,
    created_at: moment,
    wagering: decodeWagering,
    expires_at: moment,
  },
  'id',
);

/** A movement of the main wallet. */
export interface LogRow {
  id: number;
  log_name: string;
  created_at?: number;
  amount?: number;
  new_balance?: number;
  external_id?: string;
  external_data?: string;
}
export const decodeLog = row<LogRow>(
  {
    id: number,
    log_name: or(text, ''),
    created_at: moment,
    amount: money,
    new_balance: money,
    external_id: text,
    external_data: text,
  },
  'id',
);

/** A login. */
export interface SessionRow {
  user_agent: string;
  ip?: string;
  created_at?: number;
}
export const decodeSession = row<SessionRow>({
  user_agent: or(text, ''),
  ip: text,
  created_at: moment,
});

/** A stake, a win or a refund. */
export interface GameRow {
  id: number;
  game_name: string;
  game_image?: string;
  created_at?: number;
  /** Without its sign; the type gives the direction. */
  amount?: number;
  type: number;
  transaction_id?: string;
  game_id?: number;
  player_balance?: number;
}
export const decodeGameRow = row<GameRow>(
  {
    id: number,
    game_name: or(text, ''),
    game_image: text,
    created_at: moment,
    amount: money,
    type: or(number, 0),
    transaction_id: text,
    game_id: number,
    player_balance: money,
  },
  'id',
);
