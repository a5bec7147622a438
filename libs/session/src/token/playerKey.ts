/** Query keys of what belongs to one player begin with this; when the player leaves, all of it goes. */
export const playerKey = ['player'] as const;
