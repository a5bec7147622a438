import { lazyPart } from '@baize/routing';
import { media, SectionHeader, theme, useDeferredRender } from '@baize/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Lobby } from './lobbies.ts';
import { FAVOURITES, type LobbyState } from './lobbyState.ts';
import { SORTS, type Sort } from './sorts.ts';
import type { LobbyConfig } from './parseLobbyConfig.ts';
import type { LobbyGames } from './useLobbyGames.ts';
import type { AddressedLobby } from './useLobbyState.ts';
import { casinoDeferredTexts } from '../texts.ts';

const ListTools = lazyPart(async () => (await import('./ListTools.tsx')).ListTools, casinoDeferredTexts);
const ActiveFilters = lazyPart(
  async () => (await import('./ActiveFilters.tsx')).ActiveFilters,
  casinoDeferredTexts,
);

interface Props extends Pick<AddressedLobby, 'state' | 'change'> {
  list: LobbyGames;
  config?: LobbyConfig | undefined;
  /** Used for the whole list, when the page's title already names it. */
  plain?: boolean;
  /** The lobby from which to pick a random game. */
  surprises?: Lobby | undefined;
  /** The sort orders that it offers; all by default. */
  sorts?: readonly Sort[];
}

/** The heading of the games: title, number of games, sort order, active filters. */
export function GamesHeader({ state, change, list, config, plain = false, surprises, sorts = SORTS }: Props) {
  const { t } = useTranslation('casino');
  const isDue = useDeferredRender();
  const narrowed = state.search !== '' || state.providers.length > 0;
  const narrowedTo = useNarrowedTo(state, config);
  const category = config?.categories.find((one) => one.id === state.category)?.name ?? t('all_games');
  const heading = narrowedTo ?? (plain ? t('games') : category);
  return (
    <Root>
      <SectionHeader heading={heading}>
        <Count role="status">{list.status === 'shown' && t('games_count', { count: list.total })}</Count>
      </SectionHeader>
      <SortPlace>
        {isDue && (
          <Suspense fallback={null}>
            <ListTools {...{ state, change, list, surprises, sorts }} />
          </Suspense>
        )}
      </SortPlace>
      {narrowed && (
        <Suspense fallback={null}>
          <ActiveFilters state={state} providers={config?.providers ?? []} onChange={change} />
        </Suspense>
      )}
    </Root>
  );
}

/** The heading of a filtered list: favourites, a search, providers; otherwise undefined. */
function useNarrowedTo({ category, providers, search }: LobbyState, config?: LobbyConfig) {
  const { t } = useTranslation('casino');
  if (category === FAVOURITES) return t('favourites');
  if (search !== '') return t('found_games');
  if (providers.length > 1) return t('games_of_providers', { count: providers.length });
  const provider = config?.providers.find((one) => one.id === providers[0]);
  return provider && t('games_by', { provider: provider.name });
}

/* One line on wide screens: heading, number, sort order. The filter chips are between it and the games. */
const Root = styled.header`
  display: grid;
  align-items: center;
  gap: ${theme.space.s};
  margin-block-end: ${theme.space.m};
  & > * {
    margin-block-end: 0;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > ul {
      grid-column: 1 / -1;
    }
  }
`;

const Count = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

/* The height of the control, which loads later; on phones the sort order fills the remaining width. */
const SortPlace = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.s};
  ${media.phone} {
    gap: ${theme.space.xs};
    & > [role='radiogroup'] {
      flex: auto;
    }
  }
`;
