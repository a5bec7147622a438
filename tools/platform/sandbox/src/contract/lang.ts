export const LANGS = ['tr', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export type Texts = Record<Lang, string>;

/** The first supported language of an `accept-language` header; Turkish by default. */
export function readLang(header: string | undefined): Lang {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    const lang = LANGS.find((known) => known === tag);
    if (lang) return lang;
  }
  return 'tr';
}
