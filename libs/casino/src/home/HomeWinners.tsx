import { useLanguage } from '@baize/i18n';
import { useQuery } from '@tanstack/react-query';
import { findLobby, type Lobby } from '../lobby/lobbies.ts';
import { lobbyQueries } from '../lobby/lobbyQueries.ts';
import { LastWinners } from '../winners/LastWinners.tsx';

const CASINO = findLobby('casino') as Lobby;

/** The casino's last winners on the home page. Nothing when there are none, or they can't be loaded. */
export function HomeWinners() {
  const { data, isError } = useQuery(lobbyQueries.config(CASINO, useLanguage()));
  return <LastWinners winners={isError ? [] : data?.last_winners} />;
}
