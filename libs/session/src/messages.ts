import type { MessageSource } from '@baize/i18n';
import type tr from './locales/tr.json';

export const sessionMessages: MessageSource<keyof typeof tr> = {
  namespace: 'session',
  loaders: { tr: () => import('./locales/tr.json'), en: () => import('./locales/en.json') },
};
