export { sportRoutes } from './routes.tsx';
