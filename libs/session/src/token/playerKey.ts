/** Prefix of the query keys for a player's data, all of which is dropped when the player leaves. */
export const playerKey = ['player'] as const;

/** The query key of the player's profile, which a login fills in from its reply. */
export const profileKey = [...playerKey, 'profile'] as const;
