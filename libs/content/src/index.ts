export { footerSections } from './footer/footerSections.tsx';
export { PromotionTeasers } from './promotions/PromotionTeasers.ts';
export { contentRoutes } from './routes.tsx';
