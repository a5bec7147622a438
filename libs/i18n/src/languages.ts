interface LanguageEntry {
  /** The language's name in the language itself. */
  name: string;
  /** The label on the language switch. */
  short: string;
  /** The BCP 47 locale for numbers and dates. */
  locale: string;
}

/**
 * The languages of the site, the default first. To add one, add an entry here and a JSON file next to each of
 * the others.
 */
const ENTRIES = {
  tr: { name: 'Türkçe', short: 'TR', locale: 'tr-TR' },
  en: { name: 'English', short: 'EN', locale: 'en-GB' },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof ENTRIES;

export const LANGUAGES = Object.keys(ENTRIES) as [Language, ...Language[]];
export const [DEFAULT_LANGUAGE] = LANGUAGES;

/** A language's own name, its short label and its locale. */
export const languageEntry = (language: Language): LanguageEntry => ENTRIES[language];

/** The local storage key and the cookie of the chosen language (spec 1/1/5). */
export const LANGUAGE_KEY = 'lang';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/**
 * The initial language: the stored choice, the default if that is unknown, or the brand's own if there is no choice.
 */
export const initialLanguage = (stored: string | null | undefined, brandDefault: Language): Language =>
  stored === null || stored === undefined ? brandDefault : isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
