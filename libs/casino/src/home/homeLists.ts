/** The home page's rows of the casino's first games: the most played, the newest, the highest multipliers. */
export const HOME_LISTS = ['top', 'new', 'multipliers'] as const;
export type HomeListName = (typeof HOME_LISTS)[number];
