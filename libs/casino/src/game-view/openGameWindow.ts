import { openWindow } from '@baize/ui';
import { generatePath } from 'react-router';
import { gameWindowPath } from './gameWindowPath.ts';

/** Opens the game in a window of 1200 x 800 (spec 2/2.4/2). */
export function openGameWindow(gameName: string, id: string): void {
  const path = generatePath(gameWindowPath, { gameName: gameName || id, id });
  openWindow(new URL(path, location.href).href);
}
