import { useBrand } from '@baize/brand';
import { PageMeta, Redirect } from '@baize/routing';
import { SkipLink } from '@baize/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryMenu } from './CategoryMenu.tsx';
import { FilterBar } from './FilterBar.tsx';
import { GameGrid } from './GameGrid.tsx';
import { GamesHeader } from './GamesHeader.tsx';
import type { Lobby } from './lobbies.ts';
import { lobbyAddress } from './lobbyAddresses.ts';
import { LobbyExtras } from './LobbyExtras.tsx';
import { LobbyHead } from './LobbyHead.tsx';
import { LobbyRoot } from './LobbyRoot.ts';
import { LobbySlider } from './LobbySlider.tsx';
import { ALL_GAMES, FAVOURITES, isUnfiltered } from './lobbyState.ts';
import { useChooseCategory } from './useChooseCategory.ts';
import { useLobby } from './useLobby.ts';
import { useScrollToStart } from './useScrollToStart.ts';

const GAMES = 'games';

interface Props {
  lobby: Lobby;
  /** The category that its address names. */
  slug?: string;
}

/** A lobby: banners, search, filters, categories, games. */
export function LobbyView({ lobby, slug }: Props) {
  const { t } = useTranslation('casino');
  const { features } = useBrand();
  const { config, list, state, change, preset, isMissing, isFavourites } = useLobby(lobby, slug);
  const games = useRef<HTMLElement>(null);
  const choose = useScrollToStart(games, state.category, useChooseCategory(lobby, change, preset?.id));
  if (isMissing) return <Redirect to="/404" />;

  /* A search shows results, not banners. */
  const hasBanners = !isFavourites && state.search === '' && state.providers.length === 0;
  /* Keeps games above the fold: without the popular games, jackpots and winners are placed below the grid. */
  const isWhole = lobby.name === 'casino' && isUnfiltered(state);
  const extras = isWhole && <LobbyExtras lobby={lobby} config={config} />;
  const title = slug === undefined ? t(lobby.title) : preset?.name;
  return (
    <LobbyRoot>
      <PageMeta
        title={title}
        description={t(lobby.intro)}
        canonical={slug === undefined ? lobbyAddress(lobby.name) : undefined}
        unlisted={isFavourites}
      />
      <SkipLink to={GAMES}>{t('skip_to_games')}</SkipLink>
      {hasBanners && <LobbySlider type={lobby.slider} />}
      <LobbyHead title={title} intro={t(lobby.intro)} hasVideo={features.backgroundVideo}>
        {!isFavourites && (
          <FilterBar
            state={state}
            change={change}
            providers={config?.providers ?? []}
            searchable={!lobby.search}
          />
        )}
      </LobbyHead>
      <CategoryMenu
        lobby={lobby}
        categories={config?.categories ?? []}
        current={isFavourites ? FAVOURITES : state.category}
        onChoose={choose}
      />
      {features.popularGames && extras}
      <section ref={games} id={GAMES} tabIndex={-1}>
        {lobby.type !== 'favorite_games' && (
          <GamesHeader
            state={state}
            change={change}
            list={list}
            config={config}
            plain={preset !== undefined && preset.id === state.category}
            surprises={isWhole ? lobby : undefined}
          />
        )}
        <GameGrid
          list={list}
          label={t(lobby.title)}
          tables={lobby.name === 'live_casino'}
          onShowAll={() => choose(ALL_GAMES)}
        />
      </section>
      {!features.popularGames && extras}
    </LobbyRoot>
  );
}
