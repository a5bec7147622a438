import { useHasRoute, paths } from '@baize/routing';
import { Icon, Rail, SeeAll, Skeleton, SportIcon } from '@baize/ui';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchCard } from './MatchCard.tsx';
import { MATCH_PICKS, type Match } from './decodeMatches.ts';
import { useMatches } from './useMatches.ts';
import { useMatchHref } from './useMatchHref.ts';

const PLACEHOLDERS = 4;
/** The height of a card, to avoid layout shift. */
const CARD_HEIGHT = '196px';

/**
 * The next matches with their odds (spec 2/2.2/9 and 2/3.content/9). Renders nothing if there are none. An odds button
 * links to its match.
 */
export function SportWidget() {
  const { t } = useTranslation('sport');
  const isMounted = useHasRoute();
  const hrefOf = useMatchHref();
  const { data, isError } = useMatches();
  /* Deferred, so that rendering a row of cards doesn't block the page. */
  const matches = useDeferredValue(isError ? [] : data);
  const heading = t('matches');
  if (matches?.length === 0) return null;
  /* Whether a match has anything focusable: a start time, or odds that link to the match. */
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
