/* @chunk games */
import type { GameType } from '@baize/api';
import type { Lobby } from './lobbies.ts';

/** The sort orders of a list; the first one is the platform's own and is omitted from the URL. */
export const SORTS = ['popular', 'new', 'name', 'rtp', 'multiplier'] as const;
export type Sort = (typeof SORTS)[number];

const SLOTS: GameType = 4;
const OF_SLOTS: ReadonlySet<Sort> = new Set(['rtp', 'multiplier']);

/** The sort orders of a lobby: only slots have a return to player and a top multiplier (spec 2/2.3/15). */
export const sortsOf = ({ gameType }: Lobby): readonly Sort[] =>
  gameType === SLOTS ? SORTS : SORTS.filter((sort) => !OF_SLOTS.has(sort));
