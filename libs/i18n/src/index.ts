export { changeLanguage } from './changeLanguage.ts';
export { formatDateTime, formatTime } from './dates.ts';
export { isLanguage, LANGUAGE_KEY, LANGUAGES, startLanguage, type Language } from './languages.ts';
export { foldForSearch, lowerCase, matchesSearch } from './letters.ts';
export { laterTexts, loadAllLanguages, loadMessages, loadWanted, type MessageSource } from './messages.ts';
export { formatLocalTime, formatOdds, formatUtcTime } from './matchFormats.ts';
export { currencyOf, formatMoney, parseMoney } from './money.ts';
export {
  accountMessages,
  messageKey,
  serverMessages,
  serverText,
  translatedServerText,
} from './serverText.ts';
export { currentLanguage, startI18n } from './textStore.ts';
export { useLanguage, useText, type Text } from './useText.ts';
