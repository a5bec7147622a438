import type { Bonus, Promotion } from '@baize/api';

export type PromotionState = 'active' | 'completed';

const STATES: ReadonlyMap<number, PromotionState> = new Map([
  [1, 'active'],
  [2, 'completed'],
]);

type Named = Pick<Promotion, 'bonus'>;

/**
 * A promotion's state for a player: that of the latest bonus it gave them. A rejected or expired bonus doesn't count.
 * `bonuses` is sorted newest first.
 */
export function promotionState(
  { bonus }: Named,
  bonuses: readonly Pick<Bonus, 'name' | 'status'>[] | undefined,
): PromotionState | undefined {
  const latest = bonus === undefined ? undefined : bonuses?.find(({ name }) => name === bonus);
  return latest && STATES.get(latest.status);
}
