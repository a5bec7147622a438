export { casinoHome } from './home/casinoHome.ts';
export { SaferGamblingSlot } from './game-view/SaferGamblingSlot.ts';
export { casinoRoutes } from './routes.tsx';
export { casinoSearch } from './search/casinoSearch.ts';
