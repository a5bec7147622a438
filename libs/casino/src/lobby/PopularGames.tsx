import { useTranslation } from 'react-i18next';
import type { Category } from '@baize/api';
import {
  FlameIcon,
  GameTileSkeleton,
  Icon,
  Rail,
  SeeAll,
  useDeferredRender,
  useFirstPageReady,
} from '@baize/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { GameCard } from '../game/GameCard.tsx';
import { categoryPath } from './categoryAddresses.ts';
import { lobbyOf, type Lobby } from './lobbies.ts';
import { gamesOfCategory, lobbyQueries } from './lobbyQueries.ts';
import { ALL_GAMES } from './lobbyState.ts';
import { POPULAR } from './popularCategory.ts';

interface Props {
  lobby: Lobby;
  /** The category of the popular games; undefined while the lobby's categories load. */
  category: Category | undefined;
}

/* Each is replaced by the game in its place: a row follows the tile that it has snapped to. */
const placeholders = Array.from({ length: 8 }, (_, index) => <GameTileSkeleton key={index} />);
const SHOWN = 16;
/** Tiles that are visible before the row is scrolled. */
const AT_ONCE = 7;

/**
 * The popular games of a lobby, with a link to the whole category if it has its own URL; a brand may turn them off. On the
 * first page of a visit they render after its banners, later the visible ones at once.
 */
export function PopularGames({ lobby, category }: Props) {
  const { t } = useTranslation('casino');
  const { data, isError } = useInfiniteQuery({
    ...lobbyQueries.games(lobby, gamesOfCategory(category?.id ?? ALL_GAMES)),
    enabled: category !== undefined,
  });
  const games = category && data?.pages[0]?.data.slice(0, SHOWN);
  const isDue = useDeferredRender();
  const atOnce = useFirstPageReady() ? AT_ONCE : 0;
  const shown = games?.slice(0, isDue ? SHOWN : atOnce) ?? [];
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
      {shown.map((game) => (
        <GameCard key={game.id} game={game} marked={false} />
      ))}
      {games && isDue ? null : placeholders.slice(shown.length)}
    </Rail>
  );
}
