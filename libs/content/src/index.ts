export { footerSections } from './footer/footerSections.tsx';
export { contentRoutes } from './routes.tsx';
export { contentSearch } from './search/contentSearch.ts';
