/** Prefix of the query keys for a player's data, all of which is dropped when the player leaves. */
export const playerKey = ['player'] as const;
