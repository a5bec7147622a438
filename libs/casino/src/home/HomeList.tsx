import type { Game } from '@baize/api';
import { useBrand } from '@baize/brand';
import { useLanguage, type Language } from '@baize/i18n';
import {
  Badge,
  FlameIcon,
  GameTileSkeleton,
  Icon,
  RankedItem,
  RocketIcon,
  SeeAll,
  Showcase,
  SparklesIcon,
  type IconComponent,
} from '@baize/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCard } from '../game/GameCard.tsx';
import { SpotlightCard } from './SpotlightCard.tsx';
import { lobbyAddress } from '../lobby/lobbyAddresses.ts';
import type { Sort } from '../lobby/sorts.ts';
import { HOME_LIST_RULES, homeGames } from './homeGames.ts';
import type { HomeListName } from './homeRows.ts';

interface HomeListKind {
  icon: IconComponent;
  text: 'top_games' | 'new_games' | 'high_multipliers';
  /** Shown next to the heading if the look has room. */
  intro?: 'new_games_text' | 'high_multipliers_text';
}

const LISTS: Record<HomeListName, HomeListKind> = {
  top: { icon: FlameIcon, text: 'top_games' },
  new: { icon: SparklesIcon, text: 'new_games', intro: 'new_games_text' },
  multipliers: { icon: RocketIcon, text: 'high_multipliers', intro: 'high_multipliers_text' },
};

const casinoAddress = (sort: Sort) =>
  sort === 'popular' ? lobbyAddress('casino') : `${lobbyAddress('casino')}?sort=${sort}`;

/**
 * The most played games by rank, the newest, or those with the highest multipliers. Renders nothing if there are none.
 */
export function HomeList({ list }: { list: HomeListName }) {
  const { t } = useTranslation(['casinoDeferred', 'casino']);
  const { icon, text, intro } = LISTS[list];
  const { sort, shown } = HOME_LIST_RULES[list];
  const { data, isError } = useInfiniteQuery(homeGames.list(list));
  /* Deferred, so that rendering a row of tiles doesn't block the page. */
  const games = useDeferredValue(isError ? [] : data?.pages[0]?.data.slice(0, shown));
  const { sectionLooks } = useBrand().layout;
  /* A ranking is always a row, whatever the brand. */
  const look = list === 'top' ? 'rail' : sectionLooks[list];
  if (games?.length === 0) return null;
  const lead = look === 'spotlight' ? games?.[0] : undefined;
  const heading = t(text);
  return (
    <Showcase
      look={look}
      lead={lead && <SpotlightCard game={lead} />}
      text={intro && t(intro)}
      heading={heading}
      icon={<Icon of={icon} size={22} />}
      item={list === 'top' ? 'auto' : 'tile'}
      action={<SeeAll href={casinoAddress(sort)}>{t('see_all', { ns: 'casino' })}</SeeAll>}
      prevLabel={t('scroll_back', { ns: 'casino', heading })}
      nextLabel={t('scroll_on', { ns: 'casino', heading })}
    >
      {games
        ? games.map(
            (game, index) => game !== lead && <Item key={game.id} list={list} game={game} rank={index + 1} />,
          )
        : Array.from({ length: shown }, (_, index) => (
            <Placeholder key={index} list={list} rank={index + 1} />
          ))}
    </Showcase>
  );
}

const times = ({ max_multiplier }: Game, language: Language) => max_multiplier?.toLocaleString(language);

function Item({ list, game, rank }: { list: HomeListName; game: Game; rank: number }) {
  const { t } = useTranslation('casinoDeferred');
  const language = useLanguage();
  const multiplier = list === 'multipliers' ? times(game, language) : undefined;
  const card = (
    <GameCard
      game={game}
      marked={list !== 'new'}
      info={multiplier && <Badge>{t('multiplier', { times: multiplier })}</Badge>}
    />
  );
  return list === 'top' ? (
    <RankedItem rank={rank} rankLabel={t('rank', { rank })}>
      {card}
    </RankedItem>
  ) : (
    card
  );
}

function Placeholder({ list, rank }: { list: HomeListName; rank: number }) {
  const { t } = useTranslation('casinoDeferred');
  return list === 'top' ? (
    <RankedItem rank={rank} rankLabel={t('rank', { rank })}>
      <GameTileSkeleton />
    </RankedItem>
  ) : (
    <GameTileSkeleton />
  );
}
