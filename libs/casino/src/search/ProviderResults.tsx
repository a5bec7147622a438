import type { Category, Provider } from '@baize/api';
import { matchesSearch, useLanguage } from '@baize/i18n';
import type { SearchResultsProps } from '@baize/routing';
import { GamepadIcon, SearchResults } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { findLobby, type Lobby } from '../lobby/lobbies.ts';
import { lobbyAddress } from '../lobby/lobbyAddresses.ts';
import { lobbyQueries } from '../lobby/lobbyQueries.ts';

const CASINO = findLobby('casino') as Lobby;
const SHOWN = 6;

type Found = { id: number; name: string; detail?: string; image?: string };

interface Part {
  heading: 'search_providers_found' | 'search_categories';
  /** The lobby's query parameter for one of them. */
  parameter: 'provider' | 'category';
  of: (config: { providers: Provider[]; categories: Category[] }) => readonly Found[];
}

/** Results from the lobby's list of providers, matched here by the rules of the player's language. */
function LobbyPartResults({ part, query, report, onChoose }: SearchResultsProps & { part: Part }) {
  const { t } = useTranslation('casino');
  const { data, isError } = useQuery(lobbyQueries.config(CASINO, useLanguage()));
  const found = (data ? part.of(data) : []).filter(({ name }) => matchesSearch(name, query));
  const count = data || isError ? found.length : undefined;
  useEffect(() => report(count), [report, count]);
  if (found.length === 0) return null;
  return (
    <SearchResults
      heading={t(part.heading)}
      items={found.slice(0, SHOWN).map(({ id, name, detail, image }) => ({
        id,
        name,
        detail,
        image,
        icon: GamepadIcon,
        href: `${lobbyAddress('casino')}?${part.parameter}=${id}`,
        onSelect: onChoose,
      }))}
    />
  );
}

const PROVIDERS: Part = {
  heading: 'search_providers_found',
  parameter: 'provider',
  of: ({ providers }) => providers.map(({ id, name }) => ({ id, name })),
};
const CATEGORIES: Part = {
  heading: 'search_categories',
  parameter: 'category',
  of: ({ categories }) => categories.map(({ id, name }) => ({ id, name })),
};

/** Providers of the casino. */
export const ProviderResults = (props: SearchResultsProps) => (
  <LobbyPartResults {...props} part={PROVIDERS} />
);

/** Categories of the casino. */
export const CategoryResults = (props: SearchResultsProps) => (
  <LobbyPartResults {...props} part={CATEGORIES} />
);
