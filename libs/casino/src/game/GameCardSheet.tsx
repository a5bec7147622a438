import { use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@baize/api';
import { useIsPlayer } from '@baize/session';
import { GameSheet, Sheet } from '@baize/ui';
import { FavouriteStar } from '../favourites/FavouriteStar.tsx';
import { OpenGameContext, usePlay } from '../launch/usePlay.ts';
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
  const opensOverPage = use(OpenGameContext) !== undefined;
  const [isOpening, setOpening] = useState(false);
  const close = () => {
    setOpening(false);
    onClose();
  };
  /* The sheet leaves with its page, which may have to wait for the game's. */
  const leave = (action: () => void) => () => {
    if (opensOverPage) close();
    else setOpening(true);
    action();
  };
  const logIn = () => {
    close();
    play();
  };
  const hasDemo = game.demo === 1;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
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
        opening={isOpening}
        demoLabel={hasDemo ? t('play_for_free') : undefined}
        onDemo={hasDemo ? leave(playDemo) : undefined}
        note={<GameNote game={game} />}
        favourite={<FavouriteStar variant="plain" gameId={game.id} gameName={game.name} />}
      />
    </Sheet>
  );
}
