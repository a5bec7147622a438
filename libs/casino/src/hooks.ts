export type { Game, GameType } from '@baize/api';
export { useFavourite, type Favourite } from './favourites/useFavourite.ts';
export { useFavouriteGames } from './favourites/useFavouriteGames.ts';
export { usePlay, type Play } from './launch/usePlay.ts';
export { useLastGame } from './recent/useLastGame.ts';
export { useRecentGames } from './recent/useRecentGames.ts';
