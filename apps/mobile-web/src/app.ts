import type { AppConfig } from '@baize/shell';
import { MobileLayout } from './layout/MobileLayout.tsx';
import { routes } from './routes.ts';

export const app: AppConfig = {
  device: 2,
  routes,
  search: [
    async () => (await import('@baize/casino/search')).casinoSearch,
    async () => (await import('@baize/content/search')).contentSearch,
  ],
  deposit: async () => (await import('@baize/account/quick-deposit')).QuickDeposit,
  Layout: MobileLayout,
};
