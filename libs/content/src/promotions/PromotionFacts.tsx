import type { Promotion } from '@baize/api';
import { theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PromotionBadge } from './PromotionBadge.tsx';
import { PromotionEnd } from './PromotionEnd.tsx';
import { usePromotionState } from './usePromotionState.ts';

/** A promotion's key terms, its end and the player's state, above its text. */
export function PromotionFacts({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('contentPromotions');
  const state = usePromotionState()(promotion);
  const { terms, ends_at: endsAt } = promotion;
  if (!terms && !endsAt && !state) return null;
  return (
    <Facts>
      {state && <PromotionBadge state={state} />}
      {terms && (
        <p>
          <strong>{t('terms')}</strong> {terms}
        </p>
      )}
      {endsAt && <PromotionEnd endsAt={endsAt} />}
    </Facts>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
`;
