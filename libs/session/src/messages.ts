import type { MessageSource } from '@baize/i18n';
import type tr from './locales/tr.json';

export type SessionKey = keyof typeof tr;

export const sessionMessages: MessageSource<SessionKey> = {
  namespace: 'session',
  loaders: { tr: () => import('./locales/tr.json'), en: () => import('./locales/en.json') },
};
