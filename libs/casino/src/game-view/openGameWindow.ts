import { paths } from '@baize/routing';
import { openWindow } from '@baize/ui';
import { generatePath } from 'react-router';
import { demoPath } from '../launch/playPath.ts';
import type { PlayMode } from '../launch/useLaunch.ts';

/** The query parameter for a demo in a separate window. */
export const WINDOW = 'window';

/** Opens the game in a window of 1200 x 800 (spec 2/2.4/2). */
export function openGameWindow(mode: PlayMode, gameName: string, id: string): void {
  const path =
    mode === 'real'
      ? generatePath(paths.gameWindow, { gameName: gameName || id, id })
      : `${demoPath(Number(id))}?${WINDOW}=1`;
  openWindow(new URL(path, location.href).href);
}
