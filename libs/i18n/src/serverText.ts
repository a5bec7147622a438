import type { MessageSource } from './messages.ts';
import type accountTr from './account-locales/tr.json';
import type tr from './locales/tr.json';
import { currentLanguage, type Values } from './textStore.ts';
import { translate } from './translate.ts';

/** The platform's messages, by their keys. */
export const serverMessages: MessageSource<keyof typeof tr> = {
  namespace: 'server',
  loaders: { tr: () => import('./locales/tr.json'), en: () => import('./locales/en.json') },
};

/**
 * The platform's messages about accounts and payments: not needed for a first sight, so they come once the page stands.
 */
export const accountMessages: MessageSource<keyof typeof accountTr> = {
  namespace: 'server-account',
  loaders: {
    tr: () => import('./account-locales/tr.json'),
    en: () => import('./account-locales/en.json'),
  },
};

const find = (key: string, values?: Values) =>
  translate(serverMessages.namespace, key, values) ?? translate(accountMessages.namespace, key, values);

/** The first dot of a message counts as an exclamation mark (spec: document 1, section 8). */
export const messageKey = (message: string) => message.replace('.', '!');

/** The last number in a message: `amount_must_be_at_least_50` is looked up as `amount_must_be_at_least_{n}`. */
const NUMBER = /\d+(?=\D*$)/;

/** The key of all messages that differ by their number alone; undefined for a message without one. */
const numberedKey = (message: string): string | undefined =>
  NUMBER.test(message) ? messageKey(message).replace(NUMBER, '{n}') : undefined;

function numberedText(message: string): string | undefined {
  const key = numberedKey(message);
  if (key === undefined) return undefined;
  const n = new Intl.NumberFormat(currentLanguage()).format(Number(NUMBER.exec(message)?.[0]));
  return find(key, { n });
}

/** The translation of a message of the platform; undefined where there is none. */
export const translatedServerText = (message: string): string | undefined =>
  find(messageKey(message)) ?? numberedText(message);

/** Marks of what developers write to each other: `parameter`, some_key, {placeholder}, <b>. */
const TECHNICAL = /[`{}<>\\]|\w_\w/;
const NEUTRAL = 'The information entered is incorrect, please check it!';

/**
 * What to show for a message of the platform: its translation, or the message itself where there is none. One that was
 * written for developers gives way to a neutral sentence.
 */
export function serverText(message: string): string {
  const translated = translatedServerText(message);
  if (translated !== undefined) return translated;
  return TECHNICAL.test(message) ? (find(NEUTRAL) ?? '') : message;
}
