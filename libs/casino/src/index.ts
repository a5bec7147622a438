export { casinoHome } from './home/casinoHome.ts';
export { PlayDoor } from './player/PlayDoor.ts';
export { casinoRoutes } from './routes.tsx';
