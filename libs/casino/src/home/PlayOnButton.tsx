import type { Game } from '@baize/api';
import { Button, Icon, PlayIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { usePlay } from '../launch/usePlay.ts';
import { useLastGame } from '../recent/useLastGame.ts';

/** A button to the game that the player last opened on this device. Renders nothing if there is none. */
export function PlayOnButton() {
  const last = useLastGame();
  return last ? <Play game={last} /> : null;
}

function Play({ game }: { game: Game }) {
  const { t } = useTranslation('casinoDeferred');
  const { play } = usePlay(game);
  return (
    <Button size="l" leading={<Icon of={PlayIcon} size={20} filled />} onClick={play}>
      {t('play_on', { game: game.name })}
    </Button>
  );
}
