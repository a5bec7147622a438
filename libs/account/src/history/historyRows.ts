import { parseMoney } from '@baize/i18n';
import { decoder, type Decoder } from '@baize/api';
import { decodeMoment } from './historyDates.ts';

const { number, text, row, or } = decoder;

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
    created_at: decodeMoment,
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
    created_at: decodeMoment,
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
  /** What one spin stakes. */
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
    created_at: decodeMoment,
    amount: money,
    count: number,
    left: number,
    total_win: money,
  },
  'id',
);

export interface BonusRow {
  id: number;
  name: string;
  status: number;
  amount?: number;
  created_at?: number;
}
export const decodeBonus = row<BonusRow>(
  { id: number, name: or(text, ''), status: or(number, -1), amount: money, created_at: decodeMoment },
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
    created_at: decodeMoment,
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
  created_at: decodeMoment,
});

/** A stake, a win or a refund. */
export interface GameRow {
  id: number;
  game_name: string;
  game_image?: string;
  created_at?: number;
  /** Without its direction, which the type says. */
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
    created_at: decodeMoment,
    amount: money,
    type: or(number, 0),
    transaction_id: text,
    game_id: number,
    player_balance: money,
  },
  'id',
);
