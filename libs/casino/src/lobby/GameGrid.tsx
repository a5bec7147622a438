import type { Game } from '@baize/api';
import { lazyPart } from '@baize/routing';
import {
  ErrorState,
  GameTileSkeleton,
  LiveTableTileSkeleton,
  TileGrid,
  useFirstPageReady,
  useRenderWhenNear,
} from '@baize/ui';
import { Suspense, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCard } from '../game/GameCard.tsx';
import type { LobbyGames } from './useLobbyGames.ts';
import { casinoDeferredTexts } from '../texts.ts';

interface Props {
  list: LobbyGames;
  label: string;
  /** Live tables, with their feed's data, instead of games. */
  tables?: boolean;
  /** The element that contains it, if other sections come first: it then renders when the player comes near. */
  belowFold?: RefObject<Element | null> | undefined;
  onShowAll: () => void;
}

type GridProps = Pick<Props, 'list' | 'label' | 'tables'>;

/** Placeholders while the list loads. */
const PLACEHOLDERS = 12;
/** Tiles that may be above the fold, so their images load eagerly. */
const AT_ONCE = 6;

/** The games of a lobby, in every state: loading, shown, empty, failed. */
export function GameGrid({ list, label, tables, belowFold, onShowAll }: Props) {
  const isDue = useRenderWhenNear(belowFold);
  switch (list.status) {
    case 'loading':
      return <LoadingGrid label={label} tables={tables} />;
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
      return (
        <ShownGrid
          list={list}
          label={label}
          tables={tables}
          isComplete={isDue}
          atOnce={belowFold ? 0 : AT_ONCE}
        />
      );
  }
}

/** From this many games on the list is virtualized; below it, that code isn't even loaded. */
const LONG = 60;

const MoreGames = lazyPart(async () => (await import('./MoreGames.tsx')).MoreGames);
const NoGames = lazyPart(async () => (await import('./NoGames.tsx')).NoGames, casinoDeferredTexts);
const VirtualGameGrid = lazyPart(
  async () => (await import('./VirtualGameGrid.tsx')).VirtualGameGrid,
  casinoDeferredTexts,
);

const LiveTableCard = lazyPart(
  async () => (await import('../live-tables/LiveTableCard.tsx')).LiveTableCard,
  casinoDeferredTexts,
);

const tileOf = (tables: boolean) => (tables ? 'table' : 'game');

interface CardProps {
  game: Game;
  tables: boolean;
  position: { index: number; total: number };
  priority: boolean;
}

const Card = ({ tables, ...card }: CardProps) =>
  tables ? (
    <Suspense fallback={<LiveTableTileSkeleton />}>
      <LiveTableCard {...card} />
    </Suspense>
  ) : (
    <GameCard {...card} />
  );

interface ShownProps extends GridProps {
  /** False until the page is ready: the games above the fold come first. */
  isComplete: boolean;
  /** Tiles that may be above the fold. */
  atOnce: number;
}

function ShownGrid({ list, label, tables = false, isComplete, atOnce }: ShownProps) {
  const { games, total, isLoadingMore } = list;
  const short = <ShortGrid {...{ list, label, tables, isComplete, atOnce }} />;
  return (
    <>
      {isComplete && games.length > LONG ? (
        <Suspense fallback={short}>
          <VirtualGameGrid
            games={games}
            total={total}
            isLoadingMore={isLoadingMore}
            label={label}
            tables={tables}
          />
        </Suspense>
      ) : (
        short
      )}
      {isComplete && (
        <Suspense fallback={null}>
          <MoreGames list={list} />
        </Suspense>
      )}
    </>
  );
}

/**
 * A list that isn't virtualized. Until its page is ready it renders placeholders; after the first page of a visit,
 * which loads its banners first, it also renders the games above the fold. These stay in place when the others are
 * added, so that no press or focus is lost.
 */
function ShortGrid({ list, label, tables = false, isComplete, atOnce }: ShownProps) {
  const { games, total, isLoadingMore } = list;
  const first = useFirstPageReady() ? games.slice(0, atOnce) : [];
  const shown = isComplete ? games : first;
  const toCome = isLoadingMore ? PLACEHOLDERS : 0;
  const missing = isComplete ? toCome : Math.min(games.length, PLACEHOLDERS) - first.length;
  return (
    <TileGrid label={label} busy={!isComplete || isLoadingMore} tile={tileOf(tables)}>
      {shown.map((game, index) => (
        <Card
          key={game.id}
          game={game}
          tables={tables}
          position={{ index, total }}
          priority={index < atOnce}
        />
      ))}
      {placeholders(tables, { from: shown.length, count: missing })}
    </TileGrid>
  );
}

/* Their keys are their places: one that made way for a game would count as a layout shift. */
function placeholders(tables: boolean, { from = 0, count = PLACEHOLDERS } = {}) {
  const Placeholder = tables ? LiveTableTileSkeleton : GameTileSkeleton;
  return Array.from({ length: count }, (_, index) => <Placeholder key={`placeholder ${from + index}`} />);
}

const LoadingGrid = ({ label, tables = false }: Pick<Props, 'label' | 'tables'>) => (
  <TileGrid label={label} busy tile={tileOf(tables)}>
    {placeholders(tables)}
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
