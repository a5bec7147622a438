import { expect, it } from 'vitest';
import * as door from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(door).sort()).toEqual([
    'DEFAULT_LANGUAGE',
    'LANGUAGES',
    'LANGUAGE_KEY',
    'changeLanguage',
    'createI18n',
    'currencyOf',
    'declareTexts',
    'foldForSearch',
    'formatDateTime',
    'formatLocalTime',
    'formatMoney',
    'formatOdds',
    'formatTime',
    'formatUtcTime',
    'hasTexts',
    'isLanguage',
    'languageEntry',
    'loadTexts',
    'lowerCase',
    'matchesSearch',
    'messageKey',
    'parseMoney',
    'rememberLanguage',
    'serverAccountTexts',
    'serverTextOf',
    'serverTexts',
    'startLanguage',
    'useI18n',
    'useLanguage',
    'useLiveT',
    'useServerText',
  ]);
});
