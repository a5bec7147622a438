/** The texts of one language, as in its file, and the problems that were fixed. */
export interface FillMissingTexts {
  texts: Record<string, string>;
  /** One problem per key: `"play" is a number, the text of tr is shown`. */
  problems: string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'empty';
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}

/**
 * The texts of a language without gaps: a missing or invalid text is replaced by the default language's, or
 * else by any other language's.
 *
 * @param files the contents of each language's file, by language, the default one first
 */
export function fillMissingTexts(language: string, files: ReadonlyMap<string, unknown>): FillMissingTexts {
  const byLanguage = new Map(
    [...files].map(([name, content]) => [name, new Map(Object.entries(isRecord(content) ? content : {}))]),
  );
  const own = byLanguage.get(language);
  const texts: [string, string][] = [];
  const problems: string[] = [];
  for (const key of new Set([...byLanguage.values()].flatMap((entries) => [...entries.keys()]))) {
    const value = own?.get(key);
    const speaker = isText(value)
      ? language
      : [...byLanguage].find(([, entries]) => isText(entries.get(key)))?.[0];
    const text = speaker === undefined ? undefined : byLanguage.get(speaker)?.get(key);
    if (isText(text)) texts.push([key, text]);
    if (speaker === language) continue;
    const instead = speaker === undefined ? 'no language has a text' : `the text of ${speaker} is shown`;
    problems.push(`"${key}" is ${kindOf(value)}, ${instead}`);
  }
  return { texts: Object.fromEntries(texts), problems };
}
