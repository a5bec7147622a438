import { useLanguage } from '@baize/i18n';
import type { SearchResultsProps } from '@baize/routing';
import { SearchResults } from '@baize/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findLobby, type Lobby } from '../lobby/lobbies.ts';
import { lobbyQueries } from '../lobby/lobbyQueries.ts';
import { useGameResult } from './useGameResult.ts';

const CASINO = findLobby('casino') as Lobby;
const POPULAR = 'hot-games';
const SHOWN = 8;

/** The most played games, shown before anything is typed. */
export function PopularSuggestions({ onChoose }: Pick<SearchResultsProps, 'onChoose'>) {
  const { t } = useTranslation('casino');
  const result = useGameResult(onChoose);
  const { data: config, isLoading } = useQuery(lobbyQueries.config(CASINO, useLanguage()));
  const category = config?.categories.find(({ slug }) => slug === POPULAR)?.id;
  const filter = { category: category ?? 0, providers: [], search: '' };
  const list = useInfiniteQuery({
    ...lobbyQueries.games(CASINO, filter),
    enabled: category !== undefined,
  });
  const games = list.data?.pages[0]?.data.slice(0, SHOWN) ?? [];
  const loading = isLoading || list.isLoading ? SHOWN : 0;
  if (games.length + loading === 0) return null;
  return <SearchResults heading={t('popular_now')} loading={loading} items={games.map(result)} />;
}
