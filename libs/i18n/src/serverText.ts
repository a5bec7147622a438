import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type accountTr from './account-locales/tr.json';
import type { KnownMessage } from './catalogue/messageIndex.ts';
import { readableKey } from './foldForSearch.ts';
import type tr from './locales/tr.json';
import { declareTexts } from './namespaces.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    server: typeof tr;
    serverAccount: typeof accountTr;
  }
}

/** The platform's messages, by their keys. */
export const serverTexts = declareTexts('server', (file) => import(`./locales/${file}.json`));

type Index = (keys: readonly string[]) => (message: string) => KnownMessage | undefined;

/** By the key alone, its first dot an exclamation mark (spec 1/8.shell/4). */
const exactIndex: Index = (keys) => {
  const known = new Set(keys);
  return (message) => {
    const key = message.replace('.', '!');
    return known.has(key) ? { key, numbers: {} } : undefined;
  };
};

/** How messages are looked up, with the texts that it has indexed. */
let lookUp = { index: exactIndex, made: new WeakMap<object, ReturnType<Index>>() };

/**
 * The platform's messages about accounts and payments, and with them the look-up by other wordings and numbers. The first
 * screen doesn't need them, so they load later.
 */
export const serverAccountTexts = declareTexts('serverAccount', async (file) => {
  const { accountMessages, messageIndex } = await import('./catalogue/accountMessages.ts');
  if (lookUp.index !== messageIndex) lookUp = { index: messageIndex, made: new WeakMap() };
  return accountMessages(file);
});

const NAMESPACES = [serverTexts, serverAccountTexts].map(({ name }) => name);

/** A `t` for keys that only the platform knows. */
type Fill = (key: string, values: Record<string, string>) => string;

/** The index of a namespace's messages, made once for each language. */
function indexOf(i18n: I18n, namespace: string) {
  const texts: unknown = i18n.getResourceBundle(i18n.language, namespace);
  if (typeof texts !== 'object' || texts === null) return undefined;
  const { index, made } = lookUp;
  const found = made.get(texts) ?? index(Object.keys(texts));
  made.set(texts, found);
  return found;
}

/** A year has no thousands. */
const numberText = (i18n: I18n, name: string, digits: string) =>
  name === 'year' ? digits : new Intl.NumberFormat(i18n.language).format(Number(digits));

/** A message's own text with its numbers. Inherited property names aren't messages. */
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

/** Signs of a message for developers: `parameter`, {placeholder}, <b>. */
const TECHNICAL = /[`{}<>\\]/;
/** Signs of a key: some_key, or a single word. */
const KEY = /\w_\w|^\S*$/;
/** For whatever has no text and no sentence of its screen. */
const NEUTRAL = 'The information entered is incorrect, please check it!';

/** Translates platform messages into the current language. */
export interface ServerText {
  /**
   * A message's translation, or the message itself where it is a sentence; a key or a developer's message is replaced by
   * the sentence of the screen: `neutral`, a message of the catalogue (`transfer_completed`).
   */
  (message: string, neutral?: string): string;
  /** Only the translation; undefined without one. */
  known: (message: string) => string | undefined;
  /** For names in a list, which nobody has to act on: the translation, or the key in readable words. */
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
 * What to show for platform messages (spec 1/8.shell/4). An unknown text is shown as it is, never interpolated.
 */
export function useServerText(): ServerText {
  const { i18n } = useTranslation([]);
  return useMemo(() => serverTextOf(i18n), [i18n]);
}
