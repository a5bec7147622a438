export { footerSections } from './footer/footerSections.tsx';
export type { HomeSlots } from './home/HomePage.tsx';
export { contentRoutes } from './routes.tsx';
export { contentSearch } from './search/contentSearch.ts';
