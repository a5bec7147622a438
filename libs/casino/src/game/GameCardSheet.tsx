import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@baize/api';
import { GameSheet, Sheet } from '@baize/ui';
import { FavouriteStar } from '../favourites/FavouriteStar.tsx';
import { usePlay } from '../launch/usePlay.ts';
import { GameNote } from './GameNote.tsx';
import { providerName } from './providerName.ts';

interface Props {
  game: Game;
  open: boolean;
  onClose: () => void;
}

/** Opens on tap, with the same actions that are on the tile for a mouse. */
export function GameCardSheet({ game, open, onClose }: Props) {
  const { t } = useTranslation('casino');
  const { play, playDemo, prepare } = usePlay(game);
  const prepareOnce = useEffectEvent(prepare);
  useEffect(() => {
    if (open) prepareOnce();
  }, [open]);
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  const hasDemo = game.demo === 1;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={game.name}
      titleHidden
      closeLabel={t('close')}
    >
      <GameSheet
        name={game.name}
        provider={providerName(game)}
        image={game.image}
        playLabel={t('play')}
        onPlay={then(play)}
        demoLabel={hasDemo ? t('play_for_free') : undefined}
        onDemo={hasDemo ? then(playDemo) : undefined}
        note={<GameNote game={game} />}
        favourite={<FavouriteStar variant="plain" gameId={game.id} gameName={game.name} />}
      />
    </Sheet>
  );
}
