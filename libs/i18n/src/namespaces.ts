import type { i18n as I18n, Namespace } from 'i18next';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

export type Texts = Record<string, string>;
type Import = (language: Language) => Promise<{ default: Texts }>;

/** A namespace of texts: the name that `useTranslation` uses, and where its files are. */
export interface TextNamespace {
  name: Extract<Namespace, string>;
  load: Import;
}

const known = new Map<string, Import>();

/**
 * Declares a namespace: `declareTexts('casino', (language) => import(`./locales/${language}.json`))`. The lib
 * also declares its keys for TypeScript, with i18next's `ResourceNamespaceMap`.
 */
export function declareTexts(name: TextNamespace['name'], load: Import): TextNamespace {
  known.set(name, load);
  return { name, load };
}

/** Where i18next loads texts from. If a file fails to load in one language, the default language's is used. */
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
  /* Once the connection is back, it is worth another try. */
  await i18n.reloadResources([i18n.language], names(namespaces));
  if (!hasTexts(i18n, namespaces)) throw new Error(`The texts ${names(namespaces).join(', ')} did not come.`);
}

/**
 * Loads everything that an instance has loaded in another language.
 * @throws when a part fails to load
 */
export const fetchLanguage = (i18n: I18n, language: Language) =>
  Promise.all([i18n.options.ns ?? []].flat().map(async (name) => known.get(name)?.(language)));
