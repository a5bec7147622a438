import { formMessages } from '@baize/forms';
import type { MessageSource } from '@baize/i18n';
import type tr from './locales/tr.json';

export type SessionKey = keyof typeof tr;

export const sessionMessages: MessageSource<SessionKey> = {
  namespace: 'session',
  loaders: { tr: () => import('./locales/tr.json'), en: () => import('./locales/en.json') },
};

/** What a page or popup with a form of the session needs. */
export const formTexts = [sessionMessages, formMessages] as const;
