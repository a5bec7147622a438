export { footerBands } from './footer/footerBands.tsx';
export type { HomeSlots } from './home/HomePage.tsx';
export { contentRoutes } from './routes.tsx';
