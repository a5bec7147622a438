import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
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
    'initialLanguage',
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
    'toSlug',
    'useI18n',
    'useLanguage',
    'useLatestT',
    'useServerText',
  ]);
});
