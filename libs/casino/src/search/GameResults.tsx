import { useInfiniteQuery } from '@tanstack/react-query';
import type { SearchResultsProps } from '@baize/routing';
import { SearchResults } from '@baize/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { findLobby, type Lobby } from '../lobby/lobbies.ts';
import { lobbyAddress, type LobbyName } from '../lobby/lobbyAddresses.ts';
import { lobbyQueries } from '../lobby/lobbyQueries.ts';
import { ALL_GAMES } from '../lobby/lobbyState.ts';
import { MIN_SEARCH_LENGTH } from './minSearchLength.ts';
import { useGameResult } from './useGameResult.ts';

interface Props extends SearchResultsProps {
  lobby: LobbyName;
  heading: 'search_casino' | 'search_live';
}

const SHOWN = 6;

/** Search results from one lobby; the platform requires at least three letters. */
function GameResults({ lobby: name, heading, query, report, onChoose }: Props) {
  const { t } = useTranslation('casino');
  const result = useGameResult(onChoose);
  const isLong = query.length >= MIN_SEARCH_LENGTH;
  const lobby = findLobby(name) as Lobby;
  const filter = { category: ALL_GAMES, providers: [], search: query };
  const { data, isError, isLoading } = useInfiniteQuery({
    ...lobbyQueries.games(lobby, filter),
    enabled: isLong,
  });
  const games = (isLong && data?.pages[0]?.data) || [];
  const count = isLong && isLoading && !isError ? undefined : games.length;
  useEffect(() => report(count), [report, count]);
  if (games.length === 0) return null;
  const total = data?.pages[0]?.total ?? 0;
  return (
    <SearchResults
      heading={t(heading)}
      items={games.slice(0, SHOWN).map(result)}
      more={
        total > SHOWN
          ? {
              label: t('search_all', { query }),
              href: `${lobbyAddress(name)}?search=${encodeURIComponent(query)}`,
              onSelect: onChoose,
            }
          : undefined
      }
    />
  );
}

/** Slots and table games. */
export const CasinoGameResults = (props: SearchResultsProps) => (
  <GameResults {...props} lobby="casino" heading="search_casino" />
);

/** Live tables. */
export const LiveGameResults = (props: SearchResultsProps) => (
  <GameResults {...props} lobby="live_casino" heading="search_live" />
);
