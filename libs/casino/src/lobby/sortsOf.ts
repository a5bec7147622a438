import type { GameType } from '@baize/api';
import type { Lobby } from './lobbies.ts';
import { SORTS, type Sort } from './lobbyState.ts';

const SLOTS: GameType = 4;
const OF_SLOTS: ReadonlySet<Sort> = new Set(['rtp', 'multiplier']);

/** The sort orders of a lobby: only slots have a return to player and a top multiplier (spec 2/2.3/15). */
export const sortsOf = ({ gameType }: Lobby): readonly Sort[] =>
  gameType === SLOTS ? SORTS : SORTS.filter((sort) => !OF_SLOTS.has(sort));
