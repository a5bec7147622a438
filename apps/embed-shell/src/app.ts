import type { AppConfig } from '@baize/shell';
import { EmbedLayout } from './layout/EmbedLayout.tsx';
import { routes } from './routes.ts';

export const app: AppConfig = {
  device: 1,
  routes,
  search: () => import('./search.ts'),
  deposit: () => import('./QuickDeposit.ts'),
  Layout: EmbedLayout,
};
