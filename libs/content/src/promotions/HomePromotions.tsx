import { paths } from '@baize/routing';
import { GiftIcon, PromoCardSkeleton, SeeAll } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SectionRail } from '../section-rail/SectionRail.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import { usePromotions } from './usePromotions.ts';
import { usePromotionState } from './usePromotionState.ts';

const SHOWN = 8;
const PLACEHOLDERS = 4;

/** The first promotions as a row on the home page. Renders nothing if there are none, or they can't be loaded. */
export function HomePromotions() {
  const { t } = useTranslation(['content', 'contentPromotions']);
  const { data, isError } = usePromotions();
  const stateOf = usePromotionState();
  return (
    <SectionRail
      heading={t('promotions')}
      icon={GiftIcon}
      action={<SeeAll href={paths.promotions}>{t('show_all', { ns: 'contentPromotions' })}</SeeAll>}
      items={isError ? [] : data?.slice(0, SHOWN)}
      placeholder={
        <Place>
          <PromoCardSkeleton />
        </Place>
      }
      placeholders={PLACEHOLDERS}
    >
      {(promotion) => (
        <Place>
          <PromotionCard promotion={promotion} state={stateOf(promotion)} />
        </Place>
      )}
    </SectionRail>
  );
}

const Place = styled.div`
  display: grid;
  block-size: 100%;
  inline-size: min(320px, 76vw);
`;
