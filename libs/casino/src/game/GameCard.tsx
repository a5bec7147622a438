/* @chunk games */
import type { Game } from '@baize/api';
import { lazyPart } from '@baize/routing';
import { Badge, GameTile } from '@baize/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsFavourite } from '../favourites/useIsFavourite.ts';
import { usePlay } from '../launch/usePlay.ts';
import { providerName } from './providerName.ts';
import { casinoDeferredTexts } from '../texts.ts';

/* Visible only on hover or focus, so its code loads later. */
const FavouriteStar = lazyPart(async () => (await import('../favourites/FavouriteStar.tsx')).FavouriteStar);

const GameCardSheet = lazyPart(
  async () => (await import('./GameCardSheet.tsx')).GameCardSheet,
  casinoDeferredTexts,
);

interface Props {
  game: Game;
  /** One of the first tiles of a page; its image loads eagerly. */
  priority?: boolean;
  position?: { index: number; total: number };
  /** On the artwork while not hovered, for example a live table's limits. */
  info?: ReactNode;
  /** False in a row with a heading that already says what the marks would. */
  marked?: boolean;
}

const LIVE: Game['type'] = 5;
const MARK_TONES = { new: 'accent', hot: 'second' } as const;

/** A game's tile with all its actions, which are in a sheet on touch screens. */
export function GameCard({ game, priority, position, info, marked = true }: Props) {
  const { t } = useTranslation('casino');
  const { play, playDemo, prepare } = usePlay(game);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const isFavourite = useIsFavourite(game.id);
  const hasDemo = game.demo === 1;
  return (
    <>
      <GameTile
        name={game.name}
        provider={providerName(game)}
        image={game.image}
        priority={priority}
        position={position}
        info={info}
        unavailable={game.available === 0 ? t('table_closed') : undefined}
        badge={
          game.type === LIVE ? (
            <Badge tone="live" dot>
              {t('live')}
            </Badge>
          ) : (
            marked && game.mark && <Badge tone={MARK_TONES[game.mark]}>{t(`mark_${game.mark}`)}</Badge>
          )
        }
        playLabel={t('play')}
        onPlay={play}
        demoLabel={hasDemo ? t('play_for_free') : undefined}
        onDemo={hasDemo ? playDemo : undefined}
        onOpen={() => setSheet('open')}
        onIntent={prepare}
        favoured={isFavourite ? t('is_favourite') : undefined}
        favourite={
          <Suspense fallback={null}>
            <FavouriteStar gameId={game.id} gameName={game.name} />
          </Suspense>
        }
      />
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <GameCardSheet game={game} open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}
