interface LanguageEntry {
  /** What its speakers call it. */
  name: string;
  /** On the language switch. */
  short: string;
  /** For numbers and dates. */
  locale: string;
}

/**
 * The languages of the site, the default one first. Another one is an entry here and a JSON file beside each of the others.
 */
const ENTRIES = {
  tr: { name: 'Türkçe', short: 'TR', locale: 'tr-TR' },
  en: { name: 'English', short: 'EN', locale: 'en-GB' },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof ENTRIES;

export const LANGUAGES = Object.keys(ENTRIES) as [Language, ...Language[]];
export const [DEFAULT_LANGUAGE] = LANGUAGES;

/** A language's own name, its sign and its locale. */
export const languageEntry = (language: Language): LanguageEntry => ENTRIES[language];

/** The local-storage key, and the cookie, of the chosen language (spec 1/1/5). */
export const LANGUAGE_KEY = 'lang';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The language to start in: what was chosen, the default when that is unknown, the brand's own when nothing was chosen. */
export const startLanguage = (stored: string | null | undefined, brandDefault: Language): Language =>
  stored === null || stored === undefined ? brandDefault : isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
