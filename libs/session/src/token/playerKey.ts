/** Prefix of the query keys of a player's data; all of it is dropped when the player is gone. */
export const playerKey = ['player'] as const;
