import type { Promotion } from '@baize/api';
import { PromoCard } from '@baize/ui';
import { promotionAddress } from './promotionAddress.ts';
import { PromotionBadge } from './PromotionBadge.tsx';
import { PromotionEnd } from './PromotionEnd.tsx';
import type { PromotionState } from './promotionState.ts';

interface Props {
  promotion: Promotion;
  state: PromotionState | undefined;
  /** Its image may be above the fold. */
  priority?: boolean;
}

/** A promotion in a list: a line of its terms, its end, and the player's state. */
export const PromotionCard = ({ promotion, state, priority }: Props) => (
  <PromoCard
    name={promotion.name}
    image={promotion.image}
    href={promotionAddress(promotion.id)}
    priority={priority}
    terms={promotion.terms}
    badge={state && <PromotionBadge state={state} />}
    meta={promotion.ends_at && <PromotionEnd endsAt={promotion.ends_at} />}
  />
);
