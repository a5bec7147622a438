/** The ten most frequent requests of a site, and whether they need a player. */
export const FREQUENT_CALLS: readonly { name: string; path: string; asPlayer?: boolean }[] = [
  { name: 'options', path: '/options' },
  { name: 'home page', path: '/homepage?device=2' },
  { name: 'lobby', path: '/config?type=casino' },
  { name: 'games', path: '/games?type=casino&page=1' },
  { name: 'search', path: '/games?type=casino&search=gold' },
  { name: 'banners', path: '/sliders?type=casino&device=2' },
  { name: 'jackpots', path: '/pragmatic-jackpot/jackpots' },
  { name: 'profile', path: '/user-profile', asPlayer: true },
  { name: 'favourites', path: '/account/favorite-games?type=4', asPlayer: true },
  { name: 'game history', path: '/account/game-history', asPlayer: true },
];
