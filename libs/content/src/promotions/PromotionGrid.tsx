import { useTranslation } from 'react-i18next';
import { paths } from '@baize/routing';
import { ButtonLink, EmptyState, GiftIcon, PromoCardSkeleton, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { LoadError } from '../load-error/LoadError.tsx';
import { useSearchParams } from 'react-router';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionFilter } from './PromotionFilter.tsx';
import { readPromotionKind } from './promotionKinds.ts';
import { usePromotions } from './usePromotions.ts';
import { usePromotionState } from './usePromotionState.ts';

/** Placeholders while the list loads (spec 2/2.8/2). */
const PLACEHOLDERS = 6;
/** Images that may be above the fold, so they load eagerly. */
const IN_SIGHT = 3;

/** The promotions of a kind as images that link to their own URLs, below the filter by kind. */
export function PromotionGrid() {
  const { t } = useTranslation(['content', 'contentPromotions']);
  const kind = readPromotionKind(useSearchParams()[0]);
  const stateOf = usePromotionState();
  const query = usePromotions();
  const { data, error } = query;
  if (error && !data) return <LoadError title={t('promotions_failed')} query={query} />;
  if (data?.length === 0)
    return (
      <EmptyState
        icon={GiftIcon}
        title={t('no_promotions')}
        text={t('no_promotions_text')}
        action={<ButtonLink href={paths.casinoGames}>{t('to_games')}</ButtonLink>}
      />
    );
  const shown = kind ? data?.filter((promotion) => promotion.kind === kind) : data;
  return (
    <>
      {data && <PromotionFilter promotions={data} />}
      {shown?.length === 0 ? (
        <EmptyState
          icon={GiftIcon}
          title={t('none_of_kind', { ns: 'contentPromotions' })}
          text={t('none_of_kind_text', { ns: 'contentPromotions' })}
          action={
            <ButtonLink href={paths.promotions}>{t('show_all', { ns: 'contentPromotions' })}</ButtonLink>
          }
        />
      ) : (
        <Grid aria-label={t('promotions')} aria-busy={!shown}>
          {shown
            ? shown.map((promotion, index) => (
                <li key={promotion.id}>
                  <PromotionCard
                    promotion={promotion}
                    state={stateOf(promotion)}
                    priority={index < IN_SIGHT}
                  />
                </li>
              ))
            : Array.from({ length: PLACEHOLDERS }, (_, index) => (
                <li key={index}>
                  <PromoCardSkeleton />
                </li>
              ))}
        </Grid>
      )}
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${theme.space.l} ${theme.space.m};
  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;
