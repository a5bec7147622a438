import type { Bonus, Promotion } from '@baize/api';

export type PromotionState = 'active' | 'completed';

const STATES: ReadonlyMap<number, PromotionState> = new Map([
  [1, 'active'],
  [2, 'completed'],
]);

type Named = Pick<Promotion, 'bonus'>;

/**
 * What a promotion is to a player: the state of the latest bonus that it gave them. A bonus that was rejected or
 * has expired says nothing. `bonuses` has the newest first.
 */
export function promotionState(
  { bonus }: Named,
  bonuses: readonly Pick<Bonus, 'name' | 'status'>[] | undefined,
): PromotionState | undefined {
  const latest = bonus === undefined ? undefined : bonuses?.find(({ name }) => name === bonus);
  return latest && STATES.get(latest.status);
}
