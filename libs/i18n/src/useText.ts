import type { TOptions } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from './languages.ts';
import type { MessageSource } from './messages.ts';

/** Looks up a text by its key; `values` fill its placeholders. */
export type Text<Key extends string> = (key: Key, values?: TOptions) => string;

/** The texts of a lib, in the current language. The source must have been loaded (`loadMessages`). */
export function useText<Key extends string>(source: MessageSource<Key>): Text<Key> {
  const { t } = useTranslation(source.namespace);
  return t as unknown as Text<Key>;
}

/** The current language; the component renders anew when it changes. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
