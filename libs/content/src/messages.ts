import type { MessageSource } from '@baize/i18n';
import type tr from './locales/tr.json';

export type ContentKey = keyof typeof tr;

export const contentMessages: MessageSource<ContentKey> = {
  namespace: 'content',
  loaders: { tr: () => import('./locales/tr.json'), en: () => import('./locales/en.json') },
};
