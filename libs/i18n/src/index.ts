export { changeLanguage } from './changeLanguage.ts';
export { changeVoice } from './changeVoice.ts';
export { createI18n } from './createI18n.ts';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  languageEntry,
  LANGUAGES,
  initialLanguage,
  type Language,
} from './languages.ts';
export { foldForSearch, lowerCase, matchesSearch } from './foldForSearch.ts';
export { toSlug } from './toSlug.ts';
export { declareTexts, hasTexts, loadTexts, type TextNamespace } from './namespaces.ts';
export { formatOdds } from './formatOdds.ts';
export { currencyOf, formatMoney, formatShortMoney, parseMoney } from './money.ts';
export {
  serverAccountTexts,
  serverTextOf,
  serverTexts,
  useServerText,
  type ServerText,
} from './serverText.ts';
export { rememberLanguage } from './rememberLanguage.ts';
export { useI18n } from './useI18n.ts';
export { useLanguage } from './useLanguage.ts';
export { useLatestT } from './useLatestT.ts';
