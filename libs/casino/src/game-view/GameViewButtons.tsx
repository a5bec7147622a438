import {
  CloseIcon,
  CollapseIcon,
  ExpandIcon,
  IconButton,
  MaximizeIcon,
  media,
  MinimizeIcon,
  ReloadIcon,
} from '@baize/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFullscreen } from './useFullscreen.ts';

interface Props {
  /** The element to show in full screen. */
  fullscreenTarget: RefObject<HTMLElement | null>;
  /** Whether the game covers the site's own bars; undefined if it always does. */
  isTheatre: boolean | undefined;
  onTheatre: (isOn: boolean) => void;
  onReload: () => void;
  onClose: () => void;
}

/** The window controls of a running game. */
export function GameViewButtons({ fullscreenTarget, isTheatre, onTheatre, onReload, onClose }: Props) {
  const { t } = useTranslation('casino');
  const fullscreen = useFullscreen(fullscreenTarget);
  return (
    <>
      <IconButton icon={ReloadIcon} label={t('reload_game')} onClick={onReload} />
      {isTheatre !== undefined && (
        <OnWideScreens>
          <IconButton
            icon={isTheatre ? CollapseIcon : ExpandIcon}
            label={t(isTheatre ? 'leave_theatre' : 'theatre')}
            onClick={() => onTheatre(!isTheatre)}
          />
        </OnWideScreens>
      )}
      {fullscreen && (
        <IconButton
          icon={fullscreen.isFull ? MinimizeIcon : MaximizeIcon}
          label={t(fullscreen.isFull ? 'leave_full_screen' : 'full_screen')}
          onClick={fullscreen.toggle}
        />
      )}
      <IconButton icon={CloseIcon} label={t('close_game')} onClick={onClose} />
    </>
  );
}

/*
 * On a phone (possible in the embedded site) full screen is the only way to get more room, and the name needs the
 * space.
 */
const OnWideScreens = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;
