/** Home page rows of casino games: the most played, the newest, the highest multipliers. */
export const HOME_LISTS = ['top', 'new', 'multipliers'] as const;
export type HomeListName = (typeof HOME_LISTS)[number];

/** Rows for logged-in players only. */
export const PLAYER_ROWS = ['last_game', 'recent'] as const;

export type HomeRowName = HomeListName | (typeof PLAYER_ROWS)[number] | 'winners';
