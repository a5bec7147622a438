import {
  CloseIcon,
  CollapseIcon,
  ExpandIcon,
  IconButton,
  MaximizeIcon,
  MinimizeIcon,
  ReloadIcon,
} from '@baize/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFullscreen } from './useFullscreen.ts';

interface Props {
  /** What full screen shows. */
  fullscreenTarget: RefObject<HTMLElement | null>;
  /** Whether the game covers the site's own bars; undefined where it always does. */
  isTheatre: boolean | undefined;
  onTheatre: (isOn: boolean) => void;
  onReload: () => void;
  onClose: () => void;
}

/** The window controls of a running game. */
export function GameViewButtons({ fullscreenTarget, isTheatre, onTheatre, onReload, onClose }: Props) {
  const { t } = useTranslation('casino');
  const { isFull, toggle } = useFullscreen(fullscreenTarget);
  return (
    <>
      <IconButton icon={ReloadIcon} label={t('reload_game')} onClick={onReload} />
      {isTheatre !== undefined && (
        <IconButton
          icon={isTheatre ? CollapseIcon : ExpandIcon}
          label={t(isTheatre ? 'leave_theatre' : 'theatre')}
          onClick={() => onTheatre(!isTheatre)}
        />
      )}
      <IconButton
        icon={isFull ? MinimizeIcon : MaximizeIcon}
        label={t(isFull ? 'leave_full_screen' : 'full_screen')}
        onClick={toggle}
      />
      <IconButton icon={CloseIcon} label={t('close_game')} onClick={onClose} />
    </>
  );
}
