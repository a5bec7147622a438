import type { Game } from '@baize/api';
import { lowerCase, toSlug } from '@baize/i18n';
import { lazyPart, PageMeta, Redirect } from '@baize/routing';
import { DeferredSection, SkipLink } from '@baize/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation, useParams } from 'react-router';
import { providerName } from '../game/providerName.ts';
import { LobbyPlace } from '../game-dialog/LobbyPlace.tsx';
import { FilterBar } from './FilterBar.tsx';
import { GameGrid } from './GameGrid.tsx';
import { GamesHeader } from './GamesHeader.tsx';
import { LobbyHead } from './LobbyHead.tsx';
import { gamesOfProvider, lobbyQueries, providerSource } from './lobbyQueries.ts';
import type { ProviderAddress } from './providerAddresses.ts';
import { usePagedGames } from './useLobbyGames.ts';
import { useLobbyState } from './useLobbyState.ts';
import { useShownPages } from './useShownPages.ts';
import { casinoDeferredTexts } from '../texts.ts';

const EgtJackpots = lazyPart(
  async () => (await import('../jackpot/EgtJackpots.tsx')).EgtJackpots,
  casinoDeferredTexts,
);

/** The provider's name, from the first game that has it. */
const nameOf = (id: number, games: readonly Game[]) =>
  games.map(providerName).find((name) => name !== undefined && name !== '') ??
  (games.length > 0 ? String(id) : undefined);

const GAMES = 'games';
/* The approximate height of the four levels at each width. */
const LEVELS_HEIGHT = 'clamp(220px, 900px - 60vw, 800px)';
const SERVER_ERROR = 500;

interface Props {
  address: ProviderAddress;
  id: number;
}

/** One provider's games: name and logo, jackpots, search, sort order, games. A wrong name in the URL is corrected. */
export function ProviderView({ address, id }: Props) {
  const { t } = useTranslation('casino');
  const { slug } = useParams();
  const { search: query } = useLocation();
  const place = useLobbyState();
  const { state, change } = place;
  const source = providerSource(address);
  const everything = gamesOfProvider(id);
  const all = useInfiniteQuery(lobbyQueries.games(source, everything)).data?.pages[0];
  const { search, sort, page } = state;
  const list = usePagedGames(source, { ...everything, search, sort, page }, true);
  useShownPages(list, place);

  const hasFailed = list.status === 'failed' && list.failure === SERVER_ERROR && address.isStrict;
  if (all?.total === 0 || (list.status === 'empty' && !search) || hasFailed) return <Redirect to="/404" />;
  const name = nameOf(id, all?.data ?? []);
  const isMisnamed = name !== undefined && slug !== undefined && lowerCase(slug) !== toSlug(name);
  const rightPath = isMisnamed
    ? generatePath(address.path, { slug: toSlug(name), id: String(id) })
    : undefined;
  return (
    <LobbyPlace>
      {rightPath && <Redirect to={rightPath + query} />}
      <PageMeta
        title={name ?? t('provider_page')}
        description={name && t('provider_intro', { name })}
        canonical={rightPath}
        unlisted={!name}
      />
      <SkipLink to={GAMES}>{t('skip_to_games')}</SkipLink>
      <LobbyHead title={name} intro={name && t('provider_intro', { name })}>
        <FilterBar state={state} change={change} />
      </LobbyHead>
      {address.jackpots && !search && (
        <DeferredSection height={LEVELS_HEIGHT}>
          <EgtJackpots />
        </DeferredSection>
      )}
      <section id={GAMES} tabIndex={-1}>
        <GamesHeader state={{ ...state, providers: [] }} change={change} list={list} />
        <GameGrid
          list={list}
          tables={address.lobby === 'live_casino'}
          label={name ?? t('provider_page')}
          onShowAll={() => change({ search: '', sort: 'popular' })}
        />
      </section>
    </LobbyPlace>
  );
}
