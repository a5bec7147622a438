import { LANGUAGES, type Language } from './languages.ts';
import { addTexts, currentLanguage, type Texts } from './textStore.ts';

type Loaders = Record<Language, () => Promise<{ default: Texts }>>;

/** The texts of one lib: a namespace and where each language's texts are. `Key` is the union of its text keys. */
export interface MessageSource<Key extends string = string> {
  namespace: string;
  loaders: Loaders;
  /** Texts of the same namespace that only some parts of the lib need; those ask for `laterTexts`. */
  later?: Loaders;
  /** Never set; it carries the keys for the compiler. */
  readonly keys?: Key;
}

/** What some screen has asked for; a change of language loads all of it anew. */
const wanted = new Set<Loaders>();
const namespaces = new Map<Loaders, string>();
const loaded = new Set<() => Promise<{ default: Texts }>>();

async function load(loaders: Loaders, language: Language) {
  const loader = loaders[language];
  if (loaded.has(loader)) return;
  const { default: texts } = await loader();
  addTexts(language, namespaces.get(loaders) ?? '', texts);
  loaded.add(loader);
}

/** What a lib keeps for later, as a source of its own: for the parts of it that come later. */
export const laterTexts = ({ namespace, later }: MessageSource): MessageSource[] =>
  later ? [{ namespace, loaders: later }] : [];

function loadersOf({ namespace, loaders }: MessageSource): Loaders {
  namespaces.set(loaders, namespace);
  return loaders;
}

/** Loads a lib's texts in the current language; a route or a part does so beside its own code. */
export async function loadMessages(...sources: MessageSource[]) {
  const asked = sources.map(loadersOf);
  for (const loaders of asked) wanted.add(loaders);
  await Promise.all(asked.map((loaders) => load(loaders, currentLanguage())));
}

/** Loads everything that is on screen in another language, so that the change shows at once and whole. */
export const loadWanted = (language: Language) =>
  Promise.all([...wanted].map((loaders) => load(loaders, language)));

/** Every source in every language, what is kept for later too: for tests and stories. */
export const loadAllLanguages = (...sources: MessageSource[]) =>
  Promise.all(
    sources
      .flatMap((source) => [source, ...laterTexts(source)])
      .map(loadersOf)
      .flatMap((loaders) => LANGUAGES.map((language) => load(loaders, language))),
  );
