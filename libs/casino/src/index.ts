export { casinoHome } from './home/casinoHome.ts';
export { casinoRoutes } from './routes.ts';
