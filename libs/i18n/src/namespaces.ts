import type { i18n as I18n, Namespace } from 'i18next';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { DEFAULT_VOICE, type Voice } from './voices.ts';

declare module 'i18next' {
  interface CustomPluginOptions {
    /** How the instance's texts address the player; formal by default. */
    voice?: Voice;
  }
}

export type Texts = Record<string, string>;
/** A file of texts: a language's own, or its differences in another voice. */
export type TextFile = Language | `${Language}.${Exclude<Voice, 'formal'>}`;
type Import = (file: TextFile) => Promise<{ default: Texts }>;

/** A text namespace: its name for `useTranslation`, and how to load its files. */
export interface TextNamespace {
  name: Extract<Namespace, string>;
  load: Import;
}

const known = new Map<string, Import>();

/**
 * Declares a namespace: `declareTexts('casino', (file) => import(`./locales/${file}.json`))`. The lib
 * also declares its keys for TypeScript, with i18next's `ResourceNamespaceMap`.
 */
export function declareTexts(name: TextNamespace['name'], load: Import): TextNamespace {
  known.set(name, load);
  return { name, load };
}

/** How an instance addresses the player. */
export const voiceOf = (i18n: I18n): Voice => i18n.options.voice ?? DEFAULT_VOICE;

/** A language's texts in another voice; empty if the voices don't differ, or if the file fails to load. */
const spokenTexts = async (load: Import, language: Language, voice: Voice): Promise<Texts> =>
  voice === 'formal'
    ? {}
    : load(`${language}.${voice}`).then(
        ({ default: texts }) => texts,
        () => ({}),
      );

async function readTexts(load: Import, language: Language, voice: Voice): Promise<Texts> {
  const [{ default: texts }, spoken] = await Promise.all([
    load(language),
    spokenTexts(load, language, voice),
  ]);
  return { ...texts, ...spoken };
}

/**
 * Loads an instance's texts in its language and voice. If a file fails to load in one language, the default language's
 * is used.
 */
export const textBackend = (i18n: I18n) => ({
  type: 'backend' as const,
  init: () => undefined,
  read(language: string, name: string): Promise<Texts> {
    const load = known.get(name);
    if (!load) throw new Error(`No lib declares the namespace "${name}".`);
    const voice = voiceOf(i18n);
    return readTexts(load, language as Language, voice).catch(() => readTexts(load, DEFAULT_LANGUAGE, voice));
  },
});

const names = (namespaces: readonly TextNamespace[]) => namespaces.map(({ name }) => name);

/** Whether all these namespaces are loaded in the instance's language. */
export const hasTexts = (i18n: I18n, namespaces: readonly TextNamespace[]): boolean =>
  names(namespaces).every((name) => i18n.hasResourceBundle(i18n.language, name));

/**
 * Loads texts into an instance, in its language; a route does so along with its code.
 * @throws when they fail to load
 */
export async function loadTexts(i18n: I18n, ...namespaces: readonly TextNamespace[]): Promise<void> {
  if (hasTexts(i18n, namespaces)) return;
  await i18n.loadNamespaces(names(namespaces));
  if (hasTexts(i18n, namespaces)) return;
  /* Retry, since the connection may be back. */
  await i18n.reloadResources([i18n.language], names(namespaces));
  if (!hasTexts(i18n, namespaces))
    throw new Error(`The texts ${names(namespaces).join(', ')} failed to load.`);
}

/** The names of the namespaces that an instance has loaded. */
export const namespacesOf = (i18n: I18n) => [i18n.options.ns ?? []].flat();

/**
 * Loads all of an instance's namespaces in another language.
 * @throws when a part fails to load
 */
export const fetchLanguage = (i18n: I18n, language: Language) =>
  Promise.all(
    namespacesOf(i18n).map(async (name) => {
      const load = known.get(name);
      return load && readTexts(load, language, voiceOf(i18n));
    }),
  );
