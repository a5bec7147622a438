import type { Game } from '@baize/api';
import { createContext } from 'react';
import type { PlayMode } from './useLaunch.ts';

/** Opens a game over the page; undefined where games have a page of their own. */
export const OpenGameContext = createContext<((game: Game, mode: PlayMode) => void) | undefined>(undefined);
