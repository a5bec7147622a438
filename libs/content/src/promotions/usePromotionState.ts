import type { Promotion } from '@baize/api';
import { useLanguage } from '@baize/i18n';
import { useIsPlayer } from '@baize/session';
import { useQuery } from '@tanstack/react-query';
import { promotionState, type PromotionState } from './promotionState.ts';
import { recentBonusQueries } from './recentBonusQueries.ts';

/** A promotion's state for the player; undefined for a visitor, and while unknown. */
export function usePromotionState(): (promotion: Pick<Promotion, 'bonus'>) => PromotionState | undefined {
  const isPlayer = useIsPlayer();
  const { data } = useQuery({ ...recentBonusQueries.latest(useLanguage()), enabled: isPlayer });
  return (promotion) => (isPlayer ? promotionState(promotion, data) : undefined);
}
