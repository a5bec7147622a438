import type { Insertable, Transaction } from 'kysely';
import { clearingAccount, houseAccount } from '../ledger/accounts.ts';
import { formatMoment } from '../clock.ts';
import { STAKES } from '../providers/slot/stakes.ts';
import { seeded, seededInt, seededPick } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Database, GameHistoryTable } from '../store/Database.ts';
import { insertBook, type BookRow } from './insertBook.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const CASINO = 4;
const DEPOSIT = 1_500_00n;
const DEPOSIT_EVERY = 6;
const WITHDRAWAL = 900_00n;
const WITHDRAW_EVERY = 17;
const MAX_ROUNDS = 9;
const GAMES = 14;

interface Owner {
  playerId: number;
  wallet: number;
  username: string;
  currency: number;
  opening: bigint;
  historyDays: number;
}

type HistoryRow = Insertable<GameHistoryTable>;

/** The payout of a seeded round, in hundredths of the stake: mostly 0, sometimes high. */
function payout(seed: number, round: string): bigint {
  const chance = seeded(seed, round, 'win');
  if (chance < 0.68) return 0n;
  if (chance < 0.9) return BigInt(50 + 10 * seededInt(seed, 20, round, 'small'));
  if (chance < 0.992) return BigInt(300 + 50 * seededInt(seed, 12, round, 'good'));
  return BigInt(2500 + 100 * seededInt(seed, 60, round, 'great'));
}

/** Collects past transactions with the running balance. */
class Past {
  readonly book: BookRow[] = [];
  readonly history: HistoryRow[] = [];
  balance: bigint;
  readonly owner: Owner;
  readonly house: number;
  readonly bank: number;

  constructor(owner: Owner, house: number, bank: number) {
    this.owner = owner;
    this.house = house;
    this.bank = bank;
    this.balance = owner.opening;
  }

  pay(kind: 'deposit' | 'withdrawal', amount: bigint, at: Date): void {
    const change = kind === 'deposit' ? amount : -amount;
    if (this.balance + change < 0n) return;
    this.balance += change;
    const wallet = { accountId: this.owner.wallet, amount: change, balanceAfter: this.balance };
    const reference = `${kind}-${this.owner.username}-${formatMoment(at)}`;
    this.book.push({ kind, reference, at, wallet: [wallet], against: this.bank });
  }

  round(reference: string, gameId: number, stake: bigint, win: bigint, at: Date): void {
    if (this.balance < stake) return;
    const wallet = [];
    for (const [type, amount] of [
      [1, -stake],
      [2, win],
    ] as const) {
      if (amount === 0n) continue;
      this.balance += amount;
      wallet.push({ accountId: this.owner.wallet, amount, balanceAfter: this.balance });
      this.history.push({
        player_id: this.owner.playerId,
        game_id: gameId,
        type,
        amount: amount < 0n ? -amount : amount,
        balance_after: this.balance,
        transaction_id: `${type === 1 ? 'b' : 'w'}-${reference}`,
        created_at: new Date(at.getTime() + (type - 1) * 2000),
      });
    }
    this.book.push({ kind: 'round', reference, at, wallet, against: this.house });
  }
}

function liveThrough(sandbox: Sandbox, past: Past): void {
  const { seed, lobbies, clock } = sandbox;
  const { username, historyDays } = past.owner;
  const games = lobbies.find({ type: CASINO }).slice(0, GAMES);
  for (let day = historyDays; day > 0; day -= 1) {
    const morning = clock.now() - day * DAY;
    if (day % DEPOSIT_EVERY === 0) past.pay('deposit', DEPOSIT, new Date(morning));
    if (day % WITHDRAW_EVERY === 0) past.pay('withdrawal', WITHDRAWAL, new Date(morning + MINUTE));
    const rounds = seededInt(seed, MAX_ROUNDS, username, day);
    for (let turn = 0; turn < rounds; turn += 1) {
      const reference = `${username}-${day}-${turn}`;
      const stake = seededPick(seed, STAKES.slice(0, 5), reference, 'stake');
      const game = seededPick(seed, games, reference, 'game');
      const at = new Date(morning + 30 * MINUTE + turn * 4 * MINUTE);
      past.round(reference, game.id, stake, (stake * payout(seed, reference)) / 100n, at);
    }
  }
}

const CHUNK = 500;

/** Inserts a player's history into the ledger and the round history, with the balance after each step. */
export async function seedHistory(sandbox: Sandbox, tx: Transaction<Database>, owner: Owner): Promise<void> {
  const house = await houseAccount(tx, owner.currency);
  const bank = await clearingAccount(tx, 'bank', owner.currency);
  const past = new Past(owner, house, bank);
  liveThrough(sandbox, past);
  await insertBook(tx, past.book);
  for (let start = 0; start < past.history.length; start += CHUNK) {
    await tx
      .insertInto('game_history')
      .values(past.history.slice(start, start + CHUNK))
      .execute();
  }
}
