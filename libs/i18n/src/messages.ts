import { LANGUAGES, type Language } from './languages.ts';
import { addTexts, currentLanguage, type Texts } from './textStore.ts';

type Loaders = Record<Language, () => Promise<{ default: Texts }>>;

/** The texts of one lib: a namespace and where each language's texts are. `Key` is the union of its text keys. */
export interface MessageSource<Key extends string = string> {
  namespace: string;
  loaders: Loaders;
  /** Texts of the same namespace that only some parts of the lib need; those wait for `loadLater`. */
  later?: Loaders;
  /** Never set; it carries the keys for the compiler. */
  readonly keys?: Key;
}

/** What some screen has asked for; a change of language loads all of it anew. */
const wanted = new Set<Part>();
const loaded = new Set<string>();

/** The texts of a lib that come together. */
interface Part {
  id: string;
  namespace: string;
  loaders: Loaders;
}

const parts = new Map<string, Part>();

function partOf(id: string, namespace: string, loaders: Loaders): Part {
  const part = parts.get(id) ?? { id, namespace, loaders };
  parts.set(id, part);
  return part;
}

const firstOf = ({ namespace, loaders }: MessageSource) => partOf(namespace, namespace, loaders);
const laterOf = ({ namespace, later }: MessageSource) =>
  later ? [partOf(`${namespace}/later`, namespace, later)] : [];

async function load({ id, namespace, loaders }: Part, language: Language) {
  const name = `${language}/${id}`;
  if (loaded.has(name)) return;
  const { default: texts } = await loaders[language]();
  addTexts(language, namespace, texts);
  loaded.add(name);
}

async function want(asked: readonly Part[]) {
  for (const part of asked) wanted.add(part);
  await Promise.all(asked.map((part) => load(part, currentLanguage())));
}

/** Loads a lib's texts in the current language; a route does so beside its own code. */
export const loadMessages = (...sources: MessageSource[]) => want(sources.map(firstOf));

/** Loads the texts that a lib keeps for later; a part that needs them does so beside its own code. */
export const loadLater = (source: MessageSource) => want(laterOf(source));

/** Loads everything that is on screen in another language, so that the change shows at once and whole. */
export const loadWanted = (language: Language) =>
  Promise.all([...wanted].map((part) => load(part, language)));

/** Every source in every language: for tests and stories. */
export const loadAllLanguages = (...sources: MessageSource[]) =>
  Promise.all(
    sources
      .flatMap((source) => [firstOf(source), ...laterOf(source)])
      .flatMap((part) => LANGUAGES.map((language) => load(part, language))),
  );
