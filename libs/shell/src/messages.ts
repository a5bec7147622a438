import type { MessageSource } from '@baize/i18n';
import type later from './later-locales/tr.json';
import type tr from './locales/tr.json';

export type ShellKey = keyof typeof tr | keyof typeof later;

export const shellMessages: MessageSource<ShellKey> = {
  namespace: 'shell',
  loaders: { tr: () => import('./locales/tr.json'), en: () => import('./locales/en.json') },
  /* All that does not stand on every page from the start: `later` brings it along. */
  later: { tr: () => import('./later-locales/tr.json'), en: () => import('./later-locales/en.json') },
};
