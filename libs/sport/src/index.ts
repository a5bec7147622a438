export { sportRoutes } from './routes.ts';
export { sportHomeSections } from './sportHomeSections.ts';
