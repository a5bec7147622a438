import { useEffect, useEffectEvent, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@baize/api';
import { useIsPlayer } from '@baize/session';
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
  const isPlayer = useIsPlayer();
  const [isLeaving, startLeaving] = useTransition();
  /* The sheet leaves with its page: closing it first would make React start the render of the game's page again. */
  const leave = (action: () => void) => () => {
    startLeaving(onClose);
    action();
  };
  const logIn = () => {
    onClose();
    play();
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
        onPlay={isPlayer ? leave(play) : logIn}
        opening={isLeaving}
        demoLabel={hasDemo ? t('play_for_free') : undefined}
        onDemo={hasDemo ? leave(playDemo) : undefined}
        note={<GameNote game={game} />}
        favourite={<FavouriteStar variant="plain" gameId={game.id} gameName={game.name} />}
      />
    </Sheet>
  );
}
