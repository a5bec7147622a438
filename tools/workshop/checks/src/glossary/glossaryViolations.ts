import { LANGUAGES, type Glossary, type Language, type PlayerText } from './Glossary.ts';

/** Placeholder names belong to the code, players don't see them. */
const PLACEHOLDER = /\{\{.*?\}\}/g;

/**
 * Lower case by the language's rule; in Turkish I, ı, İ and i are treated as one letter, so that "FREE SPIN" is
 * found as well.
 */
function fold(text: string, language: Language): string {
  const plain = text
    .replaceAll(PLACEHOLDER, '…')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .toLocaleLowerCase(language);
  return language === 'tr' ? plain.replaceAll('ı', 'i') : plain;
}

function patternOf(variant: string, language: Language): RegExp {
  const stem = fold(variant.replace(/\*$/, ''), language).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const end = variant.endsWith('*') ? '' : String.raw`(?![\p{L}\p{N}])`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${stem}${end}`, 'u');
}

interface Rule {
  variant: string;
  pattern: RegExp;
  advice: string;
  voice?: string | undefined;
}

function rulesOf(glossary: Glossary, language: Language): Rule[] {
  const { words, avoid } = glossary[language];
  const rules = (variants: readonly string[], advice: string, voice?: string) =>
    variants.map((variant) => ({ variant, pattern: patternOf(variant, language), advice, voice }));
  return [
    ...words.flatMap(({ word, not }) => rules(not, `the glossary's term is "${word}"`)),
    ...avoid.flatMap(({ reason, not, voice }) => rules(not, reason, voice)),
  ];
}

/** Every text that deviates from the glossary. */
export function glossaryViolations(glossary: Glossary, texts: readonly PlayerText[]): string[] {
  const rules = { tr: rulesOf(glossary, 'tr'), en: rulesOf(glossary, 'en') };
  return texts.flatMap(({ file, language, text, voice = 'formal' }) => {
    const folded = fold(text, language);
    return rules[language]
      .filter((rule) => (rule.voice ?? voice) === voice && rule.pattern.test(folded))
      .map(({ variant, advice }) => `${file}: "${text}" (${language}) says "${variant}": ${advice}`);
  });
}

/** Glossary entries that violate the glossary. */
export const glossaryContradictions = (glossary: Glossary): string[] =>
  LANGUAGES.flatMap((language) =>
    glossaryViolations(
      glossary,
      glossary[language].words.map(({ word }) => ({ file: 'libs/i18n/glossary.json', language, text: word })),
    ),
  );
