import { useTranslation } from 'react-i18next';
import type { Category } from '@baize/api';
import { FlameIcon, GameTileSkeleton, Icon, Rail, SeeAll, useDeferredRender } from '@baize/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { GameCard } from '../game/GameCard.tsx';
import { categoryPath } from './categoryAddresses.ts';
import { lobbyOf, type Lobby } from './lobbies.ts';
import { lobbyQueries } from './lobbyQueries.ts';
import { ALL_GAMES } from './lobbyState.ts';
import { POPULAR } from './popularCategory.ts';

interface Props {
  lobby: Lobby;
  /** The category of the popular games; undefined while the lobby's categories load. */
  category: Category | undefined;
}

const PLACEHOLDERS = 8;
const SHOWN = 16;

/** The popular games of a lobby, with a link to the whole category if it has its own URL; a brand may turn them off. */
export function PopularGames({ lobby, category }: Props) {
  const { t } = useTranslation('casino');
  const filter = { category: category?.id ?? ALL_GAMES, providers: [], search: '' };
  const { data, isError } = useInfiniteQuery({
    ...lobbyQueries.games(lobby, filter),
    enabled: category !== undefined,
  });
  const games = category && data?.pages[0]?.data.slice(0, SHOWN);
  const isDue = useDeferredRender();
  const heading = category && category.slug !== POPULAR ? category.name : t('popular_games');
  if (isError || games?.length === 0) return null;
  return (
    <Rail
      heading={heading}
      icon={<Icon of={FlameIcon} size={22} />}
      action={
        category && (
          <SeeAll href={categoryPath(lobbyOf(lobby.gameType).name, category)}>{t('see_all')}</SeeAll>
        )
      }
      prevLabel={t('scroll_back', { heading })}
      nextLabel={t('scroll_on', { heading })}
    >
      {games && isDue
        ? games.map((game) => <GameCard key={game.id} game={game} marked={false} />)
        : Array.from({ length: PLACEHOLDERS }, (_, index) => <GameTileSkeleton key={index} />)}
    </Rail>
  );
}
