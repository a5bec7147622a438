export { PlayOn } from './home/PlayOn.ts';
export { casinoHomeSections } from './home/casinoHomeSections.tsx';
export { SaferGamblingSlot } from './game-view/SaferGamblingSlot.ts';
export { casinoRoutes } from './routes.tsx';
