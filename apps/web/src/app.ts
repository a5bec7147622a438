import { PromotionTeasers } from '@baize/content';
import type { AppConfig } from '@baize/shell';
import { WebLayout } from './layout/WebLayout.tsx';
import { routes } from './routes.ts';

export const app: AppConfig = {
  device: 1,
  routes,
  search: () => import('./search.ts'),
  deposit: () => import('./QuickDeposit.ts'),
  offers: PromotionTeasers,
  Layout: WebLayout,
};
