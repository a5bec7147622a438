import type { MessageSource } from './messages.ts';
import type tr from './locales/tr.json';
import { translate } from './translate.ts';

/** The platform's messages, by their keys. */
export const serverMessages: MessageSource<keyof typeof tr> = {
  namespace: 'server',
  loaders: { tr: () => import('./locales/tr.json'), en: () => import('./locales/en.json') },
};

/** The first dot of a message counts as an exclamation mark (spec: document 1, section 8). */
export const messageKey = (message: string) => message.replace('.', '!');

/** What to show for a message of the platform: its translation, or the message itself where there is none. */
export const serverText = (message: string): string =>
  translate(serverMessages.namespace, messageKey(message)) ?? message;
