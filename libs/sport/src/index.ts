export { sportRoutes } from './routes.tsx';
export { sportHomeSections } from './sportHomeSections.ts';
