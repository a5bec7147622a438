import { useTranslation } from 'react-i18next';
import { useHasRoute } from '@baize/routing';
import { SeeAll, Skeleton, SportIcon } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { SectionRail } from '../section-rail/SectionRail.tsx';
import { MatchCard } from './MatchCard.tsx';
import { matchQueries } from './matchQueries.ts';

const SPORT = '/sport';
const PLACEHOLDERS = 4;
/** As high as a card, so that loading causes no layout shift. */
const CARD_HEIGHT = '196px';

/** The next matches with their odds, where the operator has sport (spec 2/2.2/9 and 2/3.content/9). */
export function SportWidget() {
  const { t } = useTranslation('content');
  const isMounted = useHasRoute();
  const { data, isError } = useQuery(matchQueries.banner());
  return (
    <SectionRail
      heading={t('matches')}
      icon={SportIcon}
      action={isMounted(SPORT) && <SeeAll href={SPORT}>{t('to_sport')}</SeeAll>}
      items={isError ? [] : data}
      placeholder={<Skeleton shape="block" width="clamp(270px, 80vw, 340px)" height={CARD_HEIGHT} />}
      placeholders={PLACEHOLDERS}
    >
      {(match) => <MatchCard match={match} />}
    </SectionRail>
  );
}
