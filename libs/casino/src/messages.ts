import type { MessageSource } from '@baize/i18n';
import type tr from './locales/tr.json';

export const casinoMessages: MessageSource<keyof typeof tr> = {
  namespace: 'casino',
  loaders: { tr: () => import('./locales/tr.json'), en: () => import('./locales/en.json') },
};
