import { PromotionTeasers } from '@baize/content';
import type { AppConfig } from '@baize/shell';
import { WebLayout } from './layout/WebLayout.tsx';
import { routes } from './routes.ts';

export const app: AppConfig = {
  device: 1,
  routes,
  search: [
    async () => (await import('@baize/casino/search')).casinoSearch,
    async () => (await import('@baize/content/search')).contentSearch,
  ],
  deposit: async () => (await import('@baize/account/quick-deposit')).QuickDeposit,
  offers: PromotionTeasers,
  Layout: WebLayout,
};
