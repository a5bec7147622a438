import type { Category } from '@baize/api';
import { useBrand } from '@baize/brand';
import { useLanguage, useText } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { Below, JACKPOT_HEIGHT, Skeleton, theme } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { styled } from 'styled-components';
import { casinoMessages } from '../messages.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import { FilterBar } from './FilterBar.tsx';
import { GameGrid } from './GameGrid.tsx';
import type { Lobby } from './lobbies.ts';
import { lobbyQueries } from './lobbyQueries.ts';
import { LobbySlider } from './LobbySlider.tsx';
import { ALL_GAMES, FAVOURITES, isWhole } from './lobbyState.ts';
import { useChooseCategory } from './useChooseCategory.ts';
import { showsFavourites, useLobbyGames } from './useLobbyGames.ts';
import { useLobbyState } from './useLobbyState.ts';

const JackpotWidget = lazyPart(async () => (await import('../jackpot/JackpotWidget.tsx')).JackpotWidget);

const PopularGames = lazyPart(async () => (await import('./PopularGames.tsx')).PopularGames);
const LastWinners = lazyPart(async () => (await import('../winners/LastWinners.tsx')).LastWinners);

/* About as high as the rail is at each width. */
const RAIL_HEIGHT = 'clamp(260px, 250px + 5vw, 330px)';
const WINNERS_HEIGHT = '104px';
const POPULAR = 'hot-games';
const byPopularity = ({ slug }: Category) => slug === POPULAR;

/** One lobby: banners, categories, search, filter, games (spec: document 2, section 2.3). */
export function LobbyView({ lobby }: { lobby: Lobby }) {
  const t = useText(casinoMessages);
  const { features } = useBrand();
  const { data: config } = useQuery(lobbyQueries.config(lobby, useLanguage()));
  const { state, change, showPage } = useLobbyState();
  const list = useLobbyGames(lobby, state);
  const choose = useChooseCategory(lobby, change);
  const favourites = showsFavourites(lobby, state);
  const { pageCount } = list;
  useEffect(() => {
    if (pageCount > state.page) showPage(pageCount);
  }, [pageCount, state.page, showPage]);

  const popular = config?.categories.find(byPopularity);
  /* Who looks for something gets what was found, not a banner. */
  const isSearching = state.search !== '' || state.providers.length > 0;
  const showsExtras = lobby.name === 'casino' && isWhole(state);
  return (
    <Root>
      {!favourites && !isSearching && <LobbySlider type={lobby.slider} />}
      <header>
        <Title>{t(lobby.title)}</Title>
        <Intro>{t(lobby.intro)}</Intro>
      </header>
      <CategoryMenu
        categories={config?.categories ?? []}
        current={favourites ? FAVOURITES : state.category}
        onChoose={choose}
      />
      {!favourites && (
        <FilterBar
          state={state}
          change={change}
          providers={config?.providers ?? []}
          searchable={!lobby.search}
        />
      )}
      {showsExtras && features.popularGames && (popular || !config) && (
        <Suspense fallback={<Skeleton shape="block" height={RAIL_HEIGHT} />}>
          <PopularGames lobby={lobby} category={popular} />
        </Suspense>
      )}
      {showsExtras && features.jackpotBlock && (
        <Below height={JACKPOT_HEIGHT}>
          <JackpotWidget />
        </Below>
      )}
      {showsExtras && (
        <Below height={WINNERS_HEIGHT}>
          <LastWinners winners={config?.last_winners} />
        </Below>
      )}
      <GameGrid list={list} label={t(lobby.title)} onShowAll={() => choose(ALL_GAMES)} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding-block: ${theme.space.m} ${theme.space.xl};
`;

const Title = styled.h1`
  margin: 0;
  font-family: ${theme.font.display};
  font-size: ${theme.size.xxl};
  font-weight: ${theme.weight.display};
  letter-spacing: ${theme.tracking.display};
  line-height: 1.1;
`;

const Intro = styled.p`
  margin: ${theme.space.xs} 0 0;
  max-inline-size: 70ch;
  color: ${theme.color.textMuted};
`;
