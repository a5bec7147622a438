import { useBrand } from '@baize/brand';
import { useLanguage } from '@baize/i18n';
import { PageMeta } from '@baize/routing';
import { CATEGORY_TABS_HEIGHT, media, SkipLink, theme } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CategoryMenu } from './CategoryMenu.tsx';
import { FilterBar } from './FilterBar.tsx';
import { GameGrid } from './GameGrid.tsx';
import { GamesHeader } from './GamesHeader.tsx';
import type { Lobby } from './lobbies.ts';
import { lobbyAddress } from './lobbyAddresses.ts';
import { LobbyExtras } from './LobbyExtras.tsx';
import { lobbyQueries } from './lobbyQueries.ts';
import { LobbySlider } from './LobbySlider.tsx';
import { ALL_GAMES, FAVOURITES, isUnfiltered } from './lobbyState.ts';
import { useChooseCategory } from './useChooseCategory.ts';
import { showsFavourites, useLobbyGames } from './useLobbyGames.ts';
import { useLobbyState } from './useLobbyState.ts';
import { useScrollToStart } from './useScrollToStart.ts';

const GAMES = 'games';

/** A lobby: banners, search, filters, categories, games. */
export function LobbyView({ lobby }: { lobby: Lobby }) {
  const { t } = useTranslation('casino');
  const { features } = useBrand();
  const { data: config } = useQuery(lobbyQueries.config(lobby, useLanguage()));
  const { state, change, showPage } = useLobbyState();
  const list = useLobbyGames(lobby, state);
  const games = useRef<HTMLElement>(null);
  const choose = useScrollToStart(games, state.category, useChooseCategory(lobby, change));
  const favourites = showsFavourites(lobby, state);
  const { pageCount } = list;
  useEffect(() => {
    if (pageCount > state.page) showPage(pageCount);
  }, [pageCount, state.page, showPage]);

  /* A search shows results, not banners. */
  const isSearching = state.search !== '' || state.providers.length > 0;
  /* Keeps games above the fold: without the popular games, jackpots and winners are placed below the grid. */
  const extras = lobby.name === 'casino' && isUnfiltered(state) && (
    <LobbyExtras lobby={lobby} config={config} />
  );
  return (
    <Root>
      <PageMeta
        title={t(lobby.title)}
        description={t(lobby.intro)}
        canonical={lobbyAddress(lobby.name)}
        unlisted={favourites}
      />
      <SkipLink to={GAMES}>{t('skip_to_games')}</SkipLink>
      {!favourites && !isSearching && <LobbySlider type={lobby.slider} />}
      <Head>
        <div>
          <Title>{t(lobby.title)}</Title>
          <Intro>{t(lobby.intro)}</Intro>
        </div>
        {!favourites && (
          <FilterBar
            state={state}
            change={change}
            providers={config?.providers ?? []}
            searchable={!lobby.search}
          />
        )}
      </Head>
      <CategoryMenu
        categories={config?.categories ?? []}
        current={favourites ? FAVOURITES : state.category}
        onChoose={choose}
      />
      {features.popularGames && extras}
      <section ref={games} id={GAMES} tabIndex={-1}>
        {lobby.type !== 'favorite_games' && (
          <GamesHeader state={state} change={change} list={list} config={config} />
        )}
        <GameGrid list={list} label={t(lobby.title)} onShowAll={() => choose(ALL_GAMES)} />
      </section>
      {!features.popularGames && extras}
    </Root>
  );
}

/* A flex column, since a sticky child of a grid stays within its own row. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.l};
  min-inline-size: 0;
  padding-block: ${theme.space.m} ${theme.space.xl};
  ${media.web} {
    gap: ${theme.space.m};
  }
  & > section {
    outline: none;
  }
  & :is(a, button, section) {
    scroll-margin-block-start: ${CATEGORY_TABS_HEIGHT};
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space.m};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
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
  ${media.phone} {
    display: none;
  }
`;
