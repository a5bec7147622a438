import { useBrand } from '@baize/brand';
import { PageMeta, Redirect } from '@baize/routing';
import { SkipLink } from '@baize/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LobbyPlace } from '../game-dialog/LobbyPlace.tsx';
import { CategoryMenu } from './CategoryMenu.tsx';
import { FilterBar } from './FilterBar.tsx';
import { GameGrid } from './GameGrid.tsx';
import { GamesHeader } from './GamesHeader.tsx';
import type { Lobby } from './lobbies.ts';
import { lobbyAddress } from './lobbyAddresses.ts';
import { LobbyExtras } from './LobbyExtras.tsx';
import { LobbyHead } from './LobbyHead.tsx';
import { LobbySlider } from './LobbySlider.tsx';
import { ALL_GAMES, FAVOURITES, isUnfiltered } from './lobbyState.ts';
import { sortsOf } from './sorts.ts';
import { useChooseCategory } from './useChooseCategory.ts';
import { useLobby } from './useLobby.ts';
import { useScrollToStart } from './useScrollToStart.ts';

const GAMES = 'games';

interface Props {
  lobby: Lobby;
  /** The category in the URL. */
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
  const isWhole = !isFavourites && isUnfiltered(state);
  /* With a filter the games come first; without one, popular games or that lobby's jackpots come before them. */
  const isLed = isWhole && (features.popularGames || lobby.name === 'jackpot');
  const extras = <LobbyExtras {...{ lobby, config }} />;
  const title = slug === undefined ? t(lobby.title) : preset?.name;
  return (
    <LobbyPlace>
      <PageMeta
        title={title}
        description={t(lobby.intro)}
        canonical={slug === undefined ? lobbyAddress(lobby.name) : undefined}
        unlisted={isFavourites}
      />
      <SkipLink to={GAMES}>{t('skip_to_games')}</SkipLink>
      {hasBanners && <LobbySlider type={lobby.slider} />}
      <LobbyHead title={title} intro={t(lobby.intro)}>
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
      {isLed && extras}
      <section ref={games} id={GAMES} tabIndex={-1}>
        {lobby.type !== 'favorite_games' && (
          <GamesHeader
            {...{ state, change, list, config }}
            plain={preset !== undefined && preset.id === state.category}
            surprises={isWhole && lobby.name === 'casino' ? lobby : undefined}
            sorts={sortsOf(lobby)}
          />
        )}
        <GameGrid
          list={list}
          label={t(lobby.title)}
          tables={lobby.name === 'live_casino'}
          belowFold={isLed && state.page === 1 ? games : undefined}
          onShowAll={() => choose(ALL_GAMES)}
        />
      </section>
      {!isLed && extras}
    </LobbyPlace>
  );
}
