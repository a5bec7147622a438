export { footerSections } from './footer/footerSections.tsx';
export { contentRoutes } from './routes.tsx';
