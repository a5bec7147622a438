import type { BonusKind } from './bonusNames.ts';

const DAY = 86_400_000;
/** How long a bonus can be wagered, days. */
const DAYS = 30;

/** The wagering requirement of each bonus, as a multiple of its amount; a bonus that isn't listed has none. */
const TIMES: ReadonlyMap<BonusKind, bigint> = new Map([
  ['welcome', 10n],
  ['reload', 8n],
  ['sport', 6n],
  ['birthday', 5n],
  ['wheel', 3n],
  ['treasure', 3n],
]);

/** The wagering requirement and expiry of a new bonus. */
export function bonusTerms(kind: BonusKind, amount: bigint, at: Date) {
  const times = TIMES.get(kind);
  return {
    wager_required: times === undefined ? null : times * amount,
    expires_at: new Date(at.getTime() + DAYS * DAY),
  };
}
