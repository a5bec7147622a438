import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'DEFAULT_LANGUAGE',
    'LANGUAGES',
    'LANGUAGE_KEY',
    'changeLanguage',
    'changeVoice',
    'createI18n',
    'currencyOf',
    'declareTexts',
    'foldForSearch',
    'formatMoney',
    'formatOdds',
    'formatShortMoney',
    'hasTexts',
    'initialLanguage',
    'isLanguage',
    'languageEntry',
    'loadTexts',
    'lowerCase',
    'matchesSearch',
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
