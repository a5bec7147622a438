/** The home page's rows of the casino's first games: the most played, the newest, the highest multipliers. */
export const HOME_LISTS = ['top', 'new', 'multipliers'] as const;
export type HomeListName = (typeof HOME_LISTS)[number];

/** What only a player has. */
export const PLAYER_ROWS = ['last_game', 'recent'] as const;

export type HomeRowName = HomeListName | (typeof PLAYER_ROWS)[number] | 'winners';
