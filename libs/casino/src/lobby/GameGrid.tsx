import { lazyPart } from '@baize/routing';
import {
  ErrorState,
  GameTileSkeleton,
  LoadMore,
  TileGrid,
  useDeferredRender,
  useFirstPageReady,
} from '@baize/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCard } from '../game/GameCard.tsx';
import type { LobbyGames } from './useLobbyGames.ts';

interface Props {
  list: LobbyGames;
  label: string;
  onShowAll: () => void;
}

/** Placeholders while the list loads. */
const PLACEHOLDERS = 12;
/** Tiles that may be above the fold: their images aren't loaded lazily. */
const AT_ONCE = 6;

/** The games of a lobby, in every state: loading, shown, empty, failed. */
export function GameGrid({ list, label, onShowAll }: Props) {
  const isDue = useDeferredRender();
  switch (list.status) {
    case 'loading':
      return <LoadingGrid label={label} />;
    case 'no-favourites':
    case 'empty':
      return (
        <Suspense fallback={null}>
          <NoGames favourites={list.status === 'no-favourites'} onShowAll={onShowAll} />
        </Suspense>
      );
    case 'failed':
      return <FailedGrid retry={list.retry} />;
    case 'shown':
      return isDue ? <ShownGrid list={list} label={label} /> : <FirstGames list={list} label={label} />;
  }
}

/** From this many games on the list is virtualised; below it, that code isn't even loaded. */
const LONG = 60;

const NoGames = lazyPart(async () => (await import('./NoGames.tsx')).NoGames);
const VirtualGameGrid = lazyPart(async () => (await import('./VirtualGameGrid.tsx')).VirtualGameGrid);

function ShownGrid({ list, label }: Pick<Props, 'list' | 'label'>) {
  const { t } = useTranslation('casino');
  const { games, total, isLoadingMore } = list;
  const short = <ShortGrid list={list} label={label} />;
  return (
    <>
      {games.length > LONG ? (
        <Suspense fallback={short}>
          <VirtualGameGrid games={games} total={total} isLoadingMore={isLoadingMore} label={label} />
        </Suspense>
      ) : (
        short
      )}
      <LoadMore
        hasMore={list.hasMore}
        loading={isLoadingMore}
        auto={list.loadsByItself}
        label={t('load_more')}
        onLoadMore={list.loadMore}
        progress={t('shown_of_total', { shown: games.length, total })}
      />
    </>
  );
}

const ShortGrid = ({ list: { games, total, isLoadingMore }, label }: Pick<Props, 'list' | 'label'>) => (
  <TileGrid label={label} busy={isLoadingMore}>
    {games.map((game, index) => (
      <GameCard key={game.id} game={game} position={{ index, total }} priority={index < AT_ONCE} />
    ))}
    {isLoadingMore && placeholders()}
  </TileGrid>
);

/**
 * The grid until its page is ready: placeholders on the first page of a visit, which loads its banners first;
 * later the games above the fold too.
 */
function FirstGames({ list: { games, total }, label }: Pick<Props, 'list' | 'label'>) {
  const first = useFirstPageReady() ? games.slice(0, AT_ONCE) : [];
  return (
    <TileGrid label={label} busy>
      {first.map((game, index) => (
        <GameCard key={game.id} game={game} position={{ index, total }} priority />
      ))}
      {placeholders(Math.min(games.length, PLACEHOLDERS) - first.length)}
    </TileGrid>
  );
}

const placeholders = (length = PLACEHOLDERS) =>
  Array.from({ length }, (_, index) => <GameTileSkeleton key={`placeholder ${index}`} />);

const LoadingGrid = ({ label }: Pick<Props, 'label'>) => (
  <TileGrid label={label} busy>
    {placeholders()}
  </TileGrid>
);

function FailedGrid({ retry }: { retry: () => void }) {
  const { t } = useTranslation('casino');
  return (
    <ErrorState
      title={t('list_failed')}
      text={t('list_failed_text')}
      retryLabel={t('try_again')}
      onRetry={retry}
    />
  );
}
