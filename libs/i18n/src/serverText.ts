import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type accountTr from './account-locales/tr.json';
import type tr from './locales/tr.json';
import { declareTexts } from './namespaces.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    server: typeof tr;
    serverAccount: typeof accountTr;
  }
}

/** The platform's messages, by their keys. */
export const serverTexts = declareTexts('server', (language) => import(`./locales/${language}.json`));

/**
 * The platform's messages about accounts and payments. The first screen doesn't need them, so they load later.
 */
export const serverAccountTexts = declareTexts(
  'serverAccount',
  (language) => import(`./account-locales/${language}.json`),
);

const NAMESPACES = [serverTexts, serverAccountTexts].map(({ name }) => name);

/** A `t` for keys that only the platform knows. */
type Fill = (key: string, values: Record<string, string>) => string;

/** A message's own text, interpolated. Inherited property names aren't messages. */
function find(i18n: I18n, key: string, values: Record<string, string> = {}): string | undefined {
  const ns = NAMESPACES.find((name) => {
    const texts: unknown = i18n.getResourceBundle(i18n.language, name);
    return typeof texts === 'object' && texts !== null && Object.hasOwn(texts, key);
  });
  return ns && (i18n.getFixedT(null, ns) as unknown as Fill)(key, values);
}

/** The first dot of a message counts as an exclamation mark (spec 1/8.shell/4). */
export const messageKey = (message: string) => message.replace('.', '!');

/** The last number in a message: `amount_must_be_at_least_50` is looked up as `amount_must_be_at_least_{n}`. */
const NUMBER = /\d+(?=\D*$)/;

function numberedText(i18n: I18n, message: string): string | undefined {
  const [number] = NUMBER.exec(message) ?? [];
  if (number === undefined) return undefined;
  const n = new Intl.NumberFormat(i18n.language).format(Number(number));
  return find(i18n, messageKey(message).replace(NUMBER, '{n}'), { n });
}

/** Signs of a developer's message: `parameter`, some_key, {placeholder}, <b>. */
const TECHNICAL = /[`{}<>\\]|\w_\w/;
const NEUTRAL = 'The information entered is incorrect, please check it!';

/** Translates platform messages into the current language. */
export interface ServerText {
  /**
   * A message's translation, or the message itself without one; a developer's message is replaced by a neutral
   * sentence.
   */
  (message: string): string;
  /** Only the translation; undefined without one. */
  known: (message: string) => string | undefined;
}

/** `useServerText` outside React. */
export function serverTextOf(i18n: I18n): ServerText {
  const translated = (message: string) => find(i18n, messageKey(message)) ?? numberedText(i18n, message);
  const text = (message: string) =>
    translated(message) ?? (TECHNICAL.test(message) ? (find(i18n, NEUTRAL) ?? '') : message);
  return Object.assign(text, { known: translated });
}

/**
 * What to show for platform messages (spec 1/8.shell/4). An unknown text is shown as it is, never interpolated.
 */
export function useServerText(): ServerText {
  const { i18n } = useTranslation([]);
  return useMemo(() => serverTextOf(i18n), [i18n]);
}
