import type { Game } from '@baize/api';
import { useLanguage, type Language } from '@baize/i18n';
import {
  Badge,
  FlameIcon,
  GameTileSkeleton,
  Icon,
  Rail,
  RankedItem,
  RocketIcon,
  SeeAll,
  SparklesIcon,
  type IconComponent,
} from '@baize/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCard } from '../game/GameCard.tsx';
import { lobbyAddress } from '../lobby/lobbyAddresses.ts';
import { lobbyQueries } from '../lobby/lobbyQueries.ts';
import { ALL_GAMES, type Sort } from '../lobby/lobbyState.ts';
import type { HomeListName } from './homeRows.ts';

interface HomeListKind {
  icon: IconComponent;
  text: 'top_games' | 'new_games' | 'high_multipliers';
  sort: Sort;
  shown: number;
}

const LISTS: Record<HomeListName, HomeListKind> = {
  top: { icon: FlameIcon, text: 'top_games', sort: 'popular', shown: 10 },
  new: { icon: SparklesIcon, text: 'new_games', sort: 'new', shown: 12 },
  multipliers: { icon: RocketIcon, text: 'high_multipliers', sort: 'multiplier', shown: 12 },
};

const casinoAddress = (sort: Sort) =>
  sort === 'popular' ? lobbyAddress('casino') : `${lobbyAddress('casino')}?sort=${sort}`;

/** The most played games by rank, the newest, or those with the highest multipliers. Nothing when there are none. */
export function HomeList({ list }: { list: HomeListName }) {
  const { t } = useTranslation(['casinoLater', 'casino']);
  const { icon, text, sort, shown } = LISTS[list];
  const { data, isError } = useInfiniteQuery(
    lobbyQueries.games(
      { type: 'casino', perPage: shown },
      { category: ALL_GAMES, providers: [], search: '', sort },
    ),
  );
  /* Deferred, so that rendering a row of tiles doesn't block the page. */
  const games = useDeferredValue(isError ? [] : data?.pages[0]?.data.slice(0, shown));
  if (games?.length === 0) return null;
  const heading = t(text);
  return (
    <Rail
      heading={heading}
      icon={<Icon of={icon} size={22} />}
      item={list === 'top' ? 'auto' : 'tile'}
      action={<SeeAll href={casinoAddress(sort)}>{t('see_all', { ns: 'casino' })}</SeeAll>}
      prevLabel={t('scroll_back', { ns: 'casino', heading })}
      nextLabel={t('scroll_on', { ns: 'casino', heading })}
    >
      {games
        ? games.map((game, index) => <Item key={game.id} list={list} game={game} rank={index + 1} />)
        : Array.from({ length: shown }, (_, index) => (
            <Placeholder key={index} list={list} rank={index + 1} />
          ))}
    </Rail>
  );
}

const times = ({ max_multiplier }: Game, language: Language) => max_multiplier?.toLocaleString(language);

function Item({ list, game, rank }: { list: HomeListName; game: Game; rank: number }) {
  const { t } = useTranslation('casinoLater');
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
  const { t } = useTranslation('casinoLater');
  return list === 'top' ? (
    <RankedItem rank={rank} rankLabel={t('rank', { rank })}>
      <GameTileSkeleton />
    </RankedItem>
  ) : (
    <GameTileSkeleton />
  );
}
