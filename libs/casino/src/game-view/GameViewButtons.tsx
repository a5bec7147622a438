import { CloseIcon, IconButton, MaximizeIcon, MinimizeIcon, ReloadIcon } from '@baize/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFullscreen } from './useFullscreen.ts';

interface Props {
  stage: RefObject<HTMLElement | null>;
  /** Target of the close button: the lobby of the game's type. */
  lobby: string;
  onReload: () => void;
}

export function GameViewButtons({ stage, lobby, onReload }: Props) {
  const { t } = useTranslation('casino');
  const navigate = useNavigate();
  const { isFull, toggle } = useFullscreen(stage);
  return (
    <>
      <IconButton icon={ReloadIcon} label={t('reload_game')} onClick={onReload} />
      <IconButton
        icon={isFull ? MinimizeIcon : MaximizeIcon}
        label={t(isFull ? 'leave_full_screen' : 'full_screen')}
        onClick={toggle}
      />
      <IconButton icon={CloseIcon} label={t('close_game')} onClick={() => void navigate(lobby)} />
    </>
  );
}
