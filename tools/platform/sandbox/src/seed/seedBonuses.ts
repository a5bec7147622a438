import type { Transaction } from 'kysely';
import type { BonusKind } from '../bonuses/bonusNames.ts';
import { bonusTerms } from '../bonuses/bonusTerms.ts';
import { CLAIMABLE } from '../bonuses/freeSpins.ts';
import type { Sandbox } from '../Sandbox.ts';
import { FIRST_STAKE } from '../providers/slot/stakes.ts';
import type { Database } from '../store/Database.ts';

const DAY = 86_400_000;
const CASINO = 4;
const COMPLETED = 2;

interface Owner {
  id: number;
  username: string;
}

type BonusSeed = readonly [
  kind: BonusKind,
  status: 1 | 2 | 3 | 4,
  amount: bigint,
  daysAgo: number,
  /** Zero by default; a completed bonus has met its whole requirement. */
  wagered?: bigint,
];

const BONUSES = new Map(
  Object.entries<readonly BonusSeed[]>({
    defne: [['welcome', 1, 500_00n, 1, 1_750_00n]],
    deniz: [
      ['welcome', 2, 1_000_00n, 89],
      ['reload', 2, 250_00n, 60],
      ['birthday', 4, 100_00n, 45, 120_00n],
      ['reload', 3, 250_00n, 30],
      ['sport', 4, 150_00n, 16],
      ['cashback', 2, 320_50n, 9],
      ['reload', 1, 250_00n, 2, 1_640_00n],
    ],
  }),
);

interface SpinSeed {
  status: 0 | 1 | 2 | 3;
  /** The game's index in the casino lobby. */
  game: number;
  count: number;
  left: number;
  totalWin: bigint;
  daysAgo: number;
}

const SPINS = new Map(
  Object.entries<readonly SpinSeed[]>({
    defne: [{ status: CLAIMABLE, game: 0, count: 20, left: 20, totalWin: 0n, daysAgo: 1 }],
    deniz: [
      { status: 3, game: 1, count: 50, left: 0, totalWin: 184_60n, daysAgo: 75 },
      { status: 2, game: 2, count: 20, left: 14, totalWin: 6_40n, daysAgo: 40 },
      { status: 3, game: 3, count: 10, left: 0, totalWin: 0n, daysAgo: 14 },
      { status: 1, game: 1, count: 20, left: 12, totalWin: 31_20n, daysAgo: 2 },
      { status: CLAIMABLE, game: 4, count: 10, left: 10, totalWin: 0n, daysAgo: 1 },
    ],
  }),
);

/** Creates a demo player's bonuses and free spins. */
export async function seedBonuses(
  { clock, lobbies }: Sandbox,
  tx: Transaction<Database>,
  { id, username }: Owner,
): Promise<void> {
  const at = (daysAgo: number) => new Date(clock.now() - daysAgo * DAY);
  const bonuses = (BONUSES.get(username) ?? []).map(([kind, status, amount, daysAgo, wagered = 0n]) => {
    const terms = bonusTerms(kind, amount, at(daysAgo));
    return {
      player_id: id,
      kind,
      status,
      amount,
      created_at: at(daysAgo),
      ...terms,
      wagered: status === COMPLETED ? (terms.wager_required ?? 0n) : wagered,
    };
  });
  if (bonuses.length > 0) await tx.insertInto('bonus').values(bonuses).execute();
  const games = lobbies.find({ type: CASINO });
  const spins = (SPINS.get(username) ?? []).map(({ status, game, count, left, totalWin, daysAgo }) => ({
    player_id: id,
    game_id: games[game]?.id ?? 0,
    status,
    amount: FIRST_STAKE,
    count,
    spins_left: left,
    total_win: totalWin,
    created_at: at(daysAgo),
  }));
  if (spins.length > 0) await tx.insertInto('free_spin').values(spins).execute();
}
