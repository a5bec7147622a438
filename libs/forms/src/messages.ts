import type { MessageSource } from '@baize/i18n';
import type tr from './locales/tr.json';

export type FormKey = keyof typeof tr;

/** What forms say about their fields; loaded beside every page or popup with a form. */
export const formMessages: MessageSource<FormKey> = {
  namespace: 'forms',
  loaders: { tr: () => import('./locales/tr.json'), en: () => import('./locales/en.json') },
};
