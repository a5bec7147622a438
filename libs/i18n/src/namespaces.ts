import type { i18n as I18n, Namespace } from 'i18next';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

export type Texts = Record<string, string>;
type Import = (language: Language) => Promise<{ default: Texts }>;

/** The texts of a lib, or of a part of one: the name that `useTranslation` knows them by, and where they are. */
export interface TextNamespace {
  name: Extract<Namespace, string>;
  load: Import;
}

const known = new Map<string, Import>();

/**
 * Declares a namespace: `declareTexts('casino', (language) => import(`./locales/${language}.json`))`. Beside it the lib tells
 * TypeScript its keys, by `ResourceNamespaceMap` of i18next.
 */
export function declareTexts(name: TextNamespace['name'], load: Import): TextNamespace {
  known.set(name, load);
  return { name, load };
}

/** Where i18next gets texts from. What does not come in one language comes in the default one. */
export const textBackend = {
  type: 'backend' as const,
  init: () => undefined,
  async read(language: string, name: string): Promise<Texts> {
    const load = known.get(name);
    if (!load) throw new Error(`Nobody declares the texts "${name}".`);
    const { default: texts } = await load(language as Language).catch(() => load(DEFAULT_LANGUAGE));
    return texts;
  },
};

const names = (namespaces: readonly TextNamespace[]) => namespaces.map(({ name }) => name);

/** Whether an instance has all these texts in its language. */
export const hasTexts = (i18n: I18n, namespaces: readonly TextNamespace[]): boolean =>
  names(namespaces).every((name) => i18n.hasResourceBundle(i18n.language, name));

/** Loads texts into an instance, in its language: a route does so beside its code. @throws when they do not come at all */
export async function loadTexts(i18n: I18n, ...namespaces: readonly TextNamespace[]): Promise<void> {
  if (hasTexts(i18n, namespaces)) return;
  await i18n.loadNamespaces(names(namespaces));
  if (hasTexts(i18n, namespaces)) return;
  /* A connection that is back deserves another try. */
  await i18n.reloadResources([i18n.language], names(namespaces));
  if (!hasTexts(i18n, namespaces)) throw new Error(`The texts ${names(namespaces).join(', ')} did not come.`);
}

/** Fetches everything that an instance has loaded in another language. @throws when a part does not come */
export const fetchLanguage = (i18n: I18n, language: Language) =>
  Promise.all([i18n.options.ns ?? []].flat().map(async (name) => known.get(name)?.(language)));
