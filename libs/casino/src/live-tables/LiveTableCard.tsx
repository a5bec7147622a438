import type { Game } from '@baize/api';
import { lazyPart } from '@baize/routing';
import { Badge, LiveTableTile } from '@baize/ui';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteStar } from '../favourites/FavouriteStar.tsx';
import { usePlay } from '../launch/usePlay.ts';
import { useTableLabels } from './useTableLabels.ts';
import { useTableState } from './useTableState.ts';
import { casinoDeferredTexts } from '../texts.ts';

const GameCardSheet = lazyPart(
  async () => (await import('../game/GameCardSheet.tsx')).GameCardSheet,
  casinoDeferredTexts,
);

interface Props {
  game: Game;
  /** One of the first tiles of a page; its image loads eagerly. */
  priority?: boolean;
  position?: { index: number; total: number };
}

/** A live table with its feed's data: dealer, limits, seats, last results (spec 2/2.3/5). */
export function LiveTableCard({ game, priority, position }: Props) {
  const { t } = useTranslation('casino');
  const place = useRef<HTMLDivElement>(null);
  const state = useTableState(game.id, place);
  const labels = useTableLabels();
  const { play, prepare } = usePlay(game);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const isClosed = game.available === 0;
  return (
    <div ref={place}>
      <LiveTableTile
        name={game.name}
        image={game.game_image ?? game.image}
        state={isClosed ? { closed: t('table_closed') } : state}
        labels={labels}
        playLabel={t('play')}
        onPlay={play}
        onOpen={() => setSheet('open')}
        onIntent={prepare}
        priority={priority}
        position={position}
        badge={
          !isClosed &&
          state?.closed === undefined && (
            <Badge tone="live" dot>
              {t('live')}
            </Badge>
          )
        }
        favourite={<FavouriteStar size="s" gameId={game.id} gameName={game.name} />}
      />
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <GameCardSheet game={game} open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </div>
  );
}
