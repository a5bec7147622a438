import type { Kysely } from 'kysely';
import type { BonusKind } from '../../bonuses/bonusNames.ts';
import type { Database } from '../../store/Database.ts';
import { expireBonuses } from '../../bonuses/expireBonuses.ts';
import { inCurrency } from './prizes.ts';
import type { Visitor } from './visitor.ts';

/** How long a player waits before requesting the same bonus again, ms. */
const PAUSE = 24 * 3_600_000;
const WAITING = 0;
const ACTIVE = 1;
const LIRA = 1;

export interface BonusOffer {
  kind: BonusKind;
  /** Minor units of lira. */
  amount: bigint;
  /** Available once per player. */
  isOnce?: boolean;
}

/** The bonuses that can be requested. */
export const BONUS_OFFERS: readonly BonusOffer[] = [
  { kind: 'welcome', amount: 500_00n, isOnce: true },
  { kind: 'reload', amount: 250_00n },
  { kind: 'cashback', amount: 150_00n },
  { kind: 'sport', amount: 200_00n },
  { kind: 'birthday', amount: 100_00n },
];

/** Why a bonus is not available now. */
export type OfferReason = 'waiting' | 'active' | 'recent' | 'once';

export interface OpenOffer {
  kind: BonusKind;
  /** Minor units of the player's currency. */
  amount: bigint;
  reason: OfferReason | undefined;
}

async function pastOf(db: Kysely<Database>, { who, player }: Visitor) {
  const requests = await db
    .selectFrom('bonus_request')
    .select(['kind', 'status', 'created_at'])
    .where('who', '=', who)
    .execute();
  const bonuses = player
    ? await db.selectFrom('bonus').select(['kind', 'status']).where('player_id', '=', player.id).execute()
    : [];
  return { requests, bonuses };
}

/** All bonuses with their availability for a visitor; one without a reason can be requested. */
export async function offersFor(db: Kysely<Database>, visitor: Visitor, now: number): Promise<OpenOffer[]> {
  if (visitor.player) await expireBonuses(db, visitor.player.id, new Date(now));
  const { requests, bonuses } = await pastOf(db, visitor);
  return BONUS_OFFERS.map(({ kind, amount, isOnce }) => {
    const own = requests.filter((request) => request.kind === kind);
    const had = bonuses.filter((bonus) => bonus.kind === kind);
    const reasons: Record<OfferReason, boolean> = {
      waiting: own.some(({ status }) => status === WAITING),
      active: had.some(({ status }) => status === ACTIVE),
      once: isOnce === true && had.length > 0,
      recent: own.some((request) => now - request.created_at.getTime() < PAUSE),
    };
    const reason = (Object.keys(reasons) as OfferReason[]).find((name) => reasons[name]);
    return { kind, amount: inCurrency(amount, visitor.player?.currency ?? LIRA), reason };
  });
}
