import type { AppConfig } from '@baize/shell';
import { MobileLayout } from './layout/MobileLayout.tsx';
import { routes } from './routes.ts';

export const app: AppConfig = {
  device: 2,
  routes,
  search: () => import('./search.ts'),
  deposit: () => import('./QuickDeposit.ts'),
  Layout: MobileLayout,
};
