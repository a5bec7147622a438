import { currentLanguage, findText, type Values } from './textStore.ts';

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

const fill = (text: string, values: Values) =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    String((Object.hasOwn(values, name) ? values[name] : undefined) ?? whole),
  );

/** `games_one`, `games_other`: the form of a text that a number wants, where a language has several. */
const pluralKey = (key: string, count: number) =>
  `${key}_${new Intl.PluralRules(currentLanguage()).select(count)}`;

/**
 * A text in the current language, its `{{placeholders}}` filled. `count` among the values chooses the plural form.
 * @returns undefined when there is no such text
 */
export function translate(namespace: string, key: string, values: Values = {}): string | undefined {
  const plural =
    typeof values.count === 'number' ? findText(namespace, pluralKey(key, values.count)) : undefined;
  const text = plural ?? findText(namespace, key);
  return text === undefined ? undefined : fill(text, values);
}
