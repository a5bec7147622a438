import { useHasRoute, paths } from '@baize/routing';
import { Icon, Rail, SeeAll, Skeleton, SportIcon } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchCard } from './MatchCard.tsx';
import { matchQueries } from './matchQueries.ts';
import { MATCH_PICKS, type Match } from './readMatches.ts';
import { useMatchHref } from './useMatchHref.ts';

const PLACEHOLDERS = 4;
/** As high as a card, so that loading causes no layout shift. */
const CARD_HEIGHT = '196px';

/**
 * The next matches with their odds (spec 2/2.2/9 and 2/3.content/9). Renders nothing when there are none. An odd
 * leads to its match.
 */
export function SportWidget() {
  const { t } = useTranslation('sport');
  const isMounted = useHasRoute();
  const hrefOf = useMatchHref();
  const { data, isError } = useQuery(matchQueries.banner());
  /* Deferred, so that rendering a row of cards doesn't block the page. */
  const matches = useDeferredValue(isError ? [] : data);
  const heading = t('matches');
  if (matches?.length === 0) return null;
  /* What can have the focus is a start time, or an odd that leads to its match. */
  const isFocusable = (match: Match) =>
    Boolean(match.startsAt ?? MATCH_PICKS.some((pick) => match.odds[pick] && hrefOf(match, pick)));
  return (
    <Rail
      heading={heading}
      icon={<Icon of={SportIcon} size={22} />}
      action={isMounted(paths.sport) && <SeeAll href={paths.sport}>{t('to_sport')}</SeeAll>}
      item="auto"
      still={matches?.some(isFocusable) === false}
      prevLabel={t('scroll_back', { heading })}
      nextLabel={t('scroll_on', { heading })}
    >
      {matches
        ? matches.map((match, index) => <MatchCard key={index} match={match} />)
        : Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Skeleton key={index} shape="block" width="clamp(270px, 80vw, 340px)" height={CARD_HEIGHT} />
          ))}
    </Rail>
  );
}
