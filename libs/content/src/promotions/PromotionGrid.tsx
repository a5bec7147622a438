import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState, GiftIcon, PromoCard, PromoCardSkeleton, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { LoadError } from '../load-error/LoadError.tsx';
import { promotionAddress } from './promotionAddress.ts';
import { usePromotions } from './usePromotions.ts';

/** Placeholders while the list loads (spec 2/2.8/2). */
const PLACEHOLDERS = 6;
/** Images that may be above the fold: they aren't loaded lazily. */
const IN_SIGHT = 3;

/** All promotions as images, each linked to its own address. */
export function PromotionGrid() {
  const { t } = useTranslation('content');
  const query = usePromotions();
  const { data, error } = query;
  if (error && !data) return <LoadError title={t('promotions_failed')} query={query} />;
  if (data?.length === 0)
    return (
      <EmptyState
        icon={GiftIcon}
        title={t('no_promotions')}
        text={t('no_promotions_text')}
        action={<ButtonLink href="/casino?type=casino">{t('to_games')}</ButtonLink>}
      />
    );
  return (
    <Grid aria-label={t('promotions')} aria-busy={!data}>
      {data
        ? data.map(({ id, name, image }, index) => (
            <li key={id}>
              <PromoCard name={name} image={image} href={promotionAddress(id)} priority={index < IN_SIGHT} />
            </li>
          ))
        : Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <li key={index}>
              <PromoCardSkeleton />
            </li>
          ))}
    </Grid>
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
