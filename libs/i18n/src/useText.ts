import { useSyncExternalStore } from 'react';
import type { Language } from './languages.ts';
import type { MessageSource } from './messages.ts';
import { currentLanguage, subscribeToLanguage, type Values } from './textStore.ts';
import { translate } from './translate.ts';

/** Looks up a text by its key; `values` fill its placeholders. A key without a text shows itself. */
export type Text<Key extends string> = (key: Key, values?: Values) => string;

/** The current language; the component renders anew when it changes. */
export const useLanguage = (): Language =>
  useSyncExternalStore(subscribeToLanguage, currentLanguage, currentLanguage);

const lookups = new Map<string, Text<string>>();

/** One function for each lib and language, so that what depends on it changes with the language and never else. */
function lookup(namespace: string, language: Language): Text<string> {
  const id = `${language}/${namespace}`;
  const known = lookups.get(id) ?? ((key, values) => translate(namespace, key, values) ?? key);
  lookups.set(id, known);
  return known;
}

/** The texts of a lib, in the current language. The source must have been loaded (`loadMessages`). */
export const useText = <Key extends string>({ namespace }: MessageSource<Key>): Text<Key> =>
  lookup(namespace, useLanguage());
