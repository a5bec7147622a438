import { useText } from '@baize/i18n';
import { matchRoute, useRouteTable } from '@baize/routing';
import { Icon, Rail, SeeAll, Skeleton, SportIcon } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { contentMessages } from '../messages.ts';
import { MatchCard } from './MatchCard.tsx';
import { matchQueries } from './matchQueries.ts';

const SPORT = '/sport';
const PLACEHOLDERS = 4;
/** As high as a card, so that nothing moves when they come. */
const CARD_HEIGHT = '196px';

/** The next matches with their odds, for a page of an operator who has sport (spec: document 2, sections 2.2 and 2.7). */
export function SportWidget() {
  const t = useText(contentMessages);
  const routes = useRouteTable();
  const { data, isError } = useQuery(matchQueries.banner());
  if (isError || data?.length === 0) return null;
  const heading = t('matches');
  const route = matchRoute(routes, SPORT)?.route.path;
  return (
    <Rail
      heading={heading}
      icon={<Icon of={SportIcon} size={22} />}
      action={route && route !== '*' && <SeeAll href={SPORT}>{t('to_sport')}</SeeAll>}
      item="auto"
      prevLabel={t('scroll_back', { heading })}
      nextLabel={t('scroll_on', { heading })}
    >
      {data
        ? data.map((match, index) => <MatchCard key={index} match={match} />)
        : Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Skeleton key={index} shape="block" width="clamp(270px, 80vw, 340px)" height={CARD_HEIGHT} />
          ))}
    </Rail>
  );
}
