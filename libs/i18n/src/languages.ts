export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The local-storage key of the chosen language (spec: document 1, section 1). */
export const LANGUAGE_KEY = 'lang';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The language to start in: what was chosen, `tr` when that is unknown, the brand's own when nothing was chosen. */
export const startLanguage = (stored: string | null, brandDefault: Language): Language =>
  stored === null ? brandDefault : isLanguage(stored) ? stored : 'tr';
