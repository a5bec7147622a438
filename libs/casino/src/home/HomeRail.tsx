import type { Game } from '@baize/api';
import type { HomeBlock } from '@baize/brand';
import { lazyPart } from '@baize/routing';
import {
  CherryIcon,
  CrownIcon,
  GameTileSkeleton,
  Icon,
  LiveIcon,
  LiveTableTileSkeleton,
  Rail,
  SeeAll,
  theme,
  type IconComponent,
} from '@baize/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GameCard } from '../game/GameCard.tsx';
import { findLobby, type Lobby } from '../lobby/lobbies.ts';
import { lobbyAddress, type LobbyName } from '../lobby/lobbyAddresses.ts';
import { lobbyQueries } from '../lobby/lobbyQueries.ts';
import { ALL_GAMES } from '../lobby/lobbyState.ts';
import { casinoLaterTexts } from '../texts.ts';

const LiveTableCard = lazyPart(
  async () => (await import('../live-tables/LiveTableCard.tsx')).LiveTableCard,
  casinoLaterTexts,
);

interface Props {
  block: HomeBlock;
  /** From the home page's data; undefined while it loads. */
  games: readonly Game[] | undefined;
}

/** Placeholders while a section loads, and how many games it shows (spec 2/9.content/1 and 2). */
const PLACEHOLDERS = 8;
const SHOWN = 12;

const SECTIONS: Record<
  HomeBlock,
  {
    icon: IconComponent;
    text: 'jackpot_games' | 'live_casino' | 'casino_games';
    lobby: LobbyName;
    /** Live tables are shown larger, so that the three sections don't all look the same. */
    isLarge?: boolean;
  }
> = {
  jackpot: { icon: CrownIcon, text: 'jackpot_games', lobby: 'jackpot' },
  live: { icon: LiveIcon, text: 'live_casino', lobby: 'live_casino', isLarge: true },
  casino: { icon: CherryIcon, text: 'casino_games', lobby: 'casino' },
};

/** One of the three game sections of the home page. Renders nothing when empty. */
export function HomeRail({ block, games: newest }: Props) {
  const { t } = useTranslation('casino');
  /* Deferred, so that rendering a row of tiles doesn't block the page. */
  const games = useDeferredValue(newest);
  const { icon, text, lobby, isLarge } = SECTIONS[block];
  const heading = t(text);
  if (games?.length === 0) return null;
  return (
    <Rail
      heading={heading}
      icon={<Icon of={icon} size={22} />}
      action={<SeeAll href={lobbyAddress(lobby)}>{t('see_all')}</SeeAll>}
      item={isLarge ? 'auto' : 'tile'}
      prevLabel={t('scroll_back', { heading })}
      nextLabel={t('scroll_on', { heading })}
    >
      {games
        ? games.slice(0, SHOWN).map((game) => (
            <Place key={game.id} data-large={isLarge}>
              {isLarge ? (
                <Suspense fallback={<LiveTableTileSkeleton />}>
                  <LiveTableCard game={game} />
                </Suspense>
              ) : (
                <GameCard game={game} />
              )}
            </Place>
          ))
        : Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Place key={index} data-large={isLarge}>
              {isLarge ? <LiveTableTileSkeleton /> : <GameTileSkeleton />}
            </Place>
          ))}
    </Rail>
  );
}

const Place = styled.div`
  display: grid;
  &[data-large='true'] {
    inline-size: min(calc(1.5 * ${theme.tile.width}), 76vw);
  }
`;

const JACKPOT_LOBBY = findLobby('jackpot') as Lobby;

/** The section that the home data doesn't contain: the games of a fixed search for jackpots. */
export function JackpotRail() {
  const filter = { category: ALL_GAMES, providers: [], search: JACKPOT_LOBBY.search ?? '' };
  const { data, isError } = useInfiniteQuery(lobbyQueries.games(JACKPOT_LOBBY, filter));
  return <HomeRail block="jackpot" games={isError ? [] : data?.pages[0]?.data} />;
}
