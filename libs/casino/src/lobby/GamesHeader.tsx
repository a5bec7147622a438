import { lazyPart } from '@baize/routing';
import { media, SectionHeader, theme, useDeferredRender } from '@baize/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FAVOURITES } from './lobbyState.ts';
import type { LobbyConfig } from './readLobbyConfig.ts';
import type { LobbyGames } from './useLobbyGames.ts';
import type { AddressedLobby } from './useLobbyState.ts';

const SortControl = lazyPart(async () => (await import('./SortControl.tsx')).SortControl);
const ActiveFilters = lazyPart(async () => (await import('./ActiveFilters.tsx')).ActiveFilters);

interface Props extends Pick<AddressedLobby, 'state' | 'change'> {
  list: LobbyGames;
  config?: LobbyConfig | undefined;
}

/** The heading of the games: title, number of games, order, active filters. */
export function GamesHeader({ state, change, list, config }: Props) {
  const { t } = useTranslation('casino');
  const isDue = useDeferredRender();
  const narrowed = state.search !== '' || state.providers.length > 0;
  const category = config?.categories.find((one) => one.id === state.category)?.name;
  const heading =
    state.category === FAVOURITES
      ? t('favourites')
      : narrowed
        ? t('found_games')
        : (category ?? t('all_games'));
  return (
    <Root>
      <SectionHeader heading={heading}>
        <Count role="status">{list.status === 'shown' && t('games_count', { count: list.total })}</Count>
      </SectionHeader>
      {state.category !== FAVOURITES && (
        <SortPlace>
          {isDue && (
            <Suspense fallback={null}>
              <SortControl sort={state.sort} onSort={(sort) => change({ sort })} />
            </Suspense>
          )}
        </SortPlace>
      )}
      {narrowed && (
        <Suspense fallback={null}>
          <ActiveFilters state={state} providers={config?.providers ?? []} onChange={change} />
        </Suspense>
      )}
    </Root>
  );
}

/* One line on wide screens: heading, number, order. The filter chips are between it and the games. */
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

/* As high as the control, which comes later. */
const SortPlace = styled.div`
  display: grid;
  min-block-size: ${theme.control.s};
`;
