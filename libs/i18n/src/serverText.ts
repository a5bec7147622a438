import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type accountTr from './platform-messages/account/locales/tr.json';
import type { KnownMessage } from './catalogue/messageIndex.ts';
import { readableKey } from './foldForSearch.ts';
import type tr from './platform-messages/locales/tr.json';
import { declareTexts } from './namespaces.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    server: typeof tr;
    serverAccount: typeof accountTr;
  }
}

/** The platform's messages, by their keys. */
export const serverTexts = declareTexts(
  'server',
  (file) => import(`./platform-messages/locales/${file}.json`),
);

type Index = (keys: readonly string[]) => (message: string) => KnownMessage | undefined;

/** Looks up the key only, with its first dot replaced by an exclamation mark (spec 1/8.shell/4). */
const exactIndex: Index = (keys) => {
  const known = new Set(keys);
  return (message) => {
    const key = message.replace('.', '!');
    return known.has(key) ? { key, numbers: {} } : undefined;
  };
};

/** The lookup method, with the texts it has indexed. */
let lookUp = { index: exactIndex, made: new WeakMap<object, ReturnType<Index>>() };

/**
 * The platform's messages about accounts and payments, along with the lookup by other wordings and numbers. They load
 * later, since the first screen doesn't need them.
 */
export const serverAccountTexts = declareTexts('serverAccount', async (file) => {
  const { accountMessages, messageIndex } = await import('./catalogue/accountMessages.ts');
  if (lookUp.index !== messageIndex) lookUp = { index: messageIndex, made: new WeakMap() };
  return accountMessages(file);
});

const NAMESPACES = [serverTexts, serverAccountTexts].map(({ name }) => name);

/** A `t` for keys that exist only in the platform. */
type Fill = (key: string, values: Record<string, string>) => string;

/** The index of a namespace's messages, built once per language. */
function indexOf(i18n: I18n, namespace: string) {
  const texts: unknown = i18n.getResourceBundle(i18n.language, namespace);
  if (typeof texts !== 'object' || texts === null) return undefined;
  const { index, made } = lookUp;
  const found = made.get(texts) ?? index(Object.keys(texts));
  made.set(texts, found);
  return found;
}

/** A year gets no thousands separator. */
const numberText = (i18n: I18n, name: string, digits: string) =>
  name === 'year' ? digits : new Intl.NumberFormat(i18n.language).format(Number(digits));

/** The text for a message, with its numbers. Inherited property names aren't messages. */
function find(i18n: I18n, message: string): string | undefined {
  for (const namespace of NAMESPACES) {
    const found = indexOf(i18n, namespace)?.(message);
    if (!found) continue;
    const values = Object.entries(found.numbers).map(([name, digits]) => [
      name,
      numberText(i18n, name, digits),
    ]);
    const fill = i18n.getFixedT(null, namespace as 'server') as unknown as Fill;
    return fill(found.key, Object.fromEntries(values) as Record<string, string>);
  }
  return undefined;
}

/** Signs that a message is for developers: `parameter`, {placeholder}, <b>. */
const TECHNICAL = /[`{}<>\\]/;
/** Signs that a message is a key: some_key, or a single word. */
const KEY = /\w_\w|^\S*$/;
/** The fallback for messages without a text, on screens without their own sentence. */
const NEUTRAL = 'The information entered is incorrect, please check it!';

/** Translates platform messages into the current language. */
export interface ServerText {
  /**
   * A message's translation, or the message itself if it's a sentence. A key or a developer's message is replaced by
   * the screen's sentence: `neutral`, a message of the catalogue (`transfer_completed`).
   */
  (message: string, neutral?: string): string;
  /** Only the translation; undefined without one. */
  known: (message: string) => string | undefined;
  /** For names in a list, which aren't important: the translation, or the key in readable words. */
  label: (key: string) => string;
}

/** `useServerText` outside React (spec 3/8.texts/3). */
export function serverTextOf(i18n: I18n): ServerText {
  const known = (message: string) => find(i18n, message);
  const text = (message: string, neutral = NEUTRAL) =>
    known(message) ??
    (TECHNICAL.test(message) || KEY.test(message) ? (known(neutral) ?? known(NEUTRAL) ?? '') : message);
  const label = (key: string) => known(key) ?? (TECHNICAL.test(key) ? text(key) : readableKey(key));
  return Object.assign(text, { known, label });
}

/**
 * Returns the texts to show for platform messages (spec 1/8.shell/4). An unknown text is shown as is, never
 * interpolated.
 */
export function useServerText(): ServerText {
  const { i18n } = useTranslation([]);
  return useMemo(() => serverTextOf(i18n), [i18n]);
}
