import type { MessageSource } from '@baize/i18n';
import type tr from './locales/tr.json';

export type ShellKey = keyof typeof tr;

export const shellMessages: MessageSource<ShellKey> = {
  namespace: 'shell',
  loaders: { tr: () => import('./locales/tr.json'), en: () => import('./locales/en.json') },
};
