import type { Language } from './languages.ts';

export type Texts = Record<string, string>;
export type Values = Record<string, string | number>;

/** Texts by language and namespace, and the language of this moment: an external store for React. */
const tables = new Map<string, Map<string, string>>();
const listeners = new Set<() => void>();
let language: Language = 'tr';

const tableId = (of: Language, namespace: string) => `${of}/${namespace}`;

/** The language of this moment, outside React. */
export const currentLanguage = (): Language => language;

/** Says in which language the page starts, before anything is drawn. */
export function startI18n(page: Language) {
  language = page;
}

/** Switches every text on screen; the texts must be there already. */
export function switchLanguage(next: Language) {
  language = next;
  for (const listener of listeners) listener();
}

export function addTexts(of: Language, namespace: string, texts: Texts) {
  const id = tableId(of, namespace);
  tables.set(id, new Map([...(tables.get(id) ?? []), ...Object.entries(texts)]));
}
export const findText = (namespace: string, key: string): string | undefined =>
  tables.get(tableId(language, namespace))?.get(key);

export function subscribeToLanguage(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
