import type { MessageSource } from '@baize/i18n';
import type tr from './locales/tr.json';

export const contentMessages: MessageSource<keyof typeof tr> = {
  namespace: 'content',
  loaders: { tr: () => import('./locales/tr.json'), en: () => import('./locales/en.json') },
};
