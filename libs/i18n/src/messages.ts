import { LANGUAGES, type Language } from './languages.ts';
import { addTexts, currentLanguage, hasTexts, type Texts } from './textStore.ts';

/** The texts of one lib: a namespace and where each language's texts are. `Key` is the union of its text keys. */
export interface MessageSource<Key extends string = string> {
  namespace: string;
  loaders: Record<Language, () => Promise<{ default: Texts }>>;
  /** Never set; it carries the keys for the compiler. */
  readonly keys?: Key;
}

/** The sources that some screen has asked for; a change of language loads all of them anew. */
const wanted = new Set<MessageSource>();

async function load({ namespace, loaders }: MessageSource, language: Language) {
  if (hasTexts(language, namespace)) return;
  const { default: texts } = await loaders[language]();
  addTexts(language, namespace, texts);
}

/** Loads a lib's texts in the current language; a route does so beside its own code. */
export async function loadMessages(...sources: MessageSource[]) {
  for (const source of sources) wanted.add(source);
  await Promise.all(sources.map((source) => load(source, currentLanguage())));
}

/** Loads everything that is on screen in another language, so that the change shows at once and whole. */
export const loadWanted = (language: Language) =>
  Promise.all([...wanted].map((source) => load(source, language)));

/** Every source in every language: for tests and stories. */
export const loadAllLanguages = (...sources: MessageSource[]) =>
  Promise.all(sources.flatMap((source) => LANGUAGES.map((language) => load(source, language))));
