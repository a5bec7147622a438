import { Badge, type BadgeTone } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { PromotionState } from './promotionState.ts';

const TONES: Record<PromotionState, BadgeTone> = { active: 'positive', completed: 'neutral' };

/** The player's state of a promotion. */
export function PromotionBadge({ state }: { state: PromotionState }) {
  const { t } = useTranslation('contentPromotions');
  return <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>;
}
