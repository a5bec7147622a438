import { expect, it } from 'vitest';
import * as door from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(door).sort()).toEqual([
    'LANGUAGES',
    'LANGUAGE_KEY',
    'accountMessages',
    'changeLanguage',
    'currencyOf',
    'currentLanguage',
    'foldForSearch',
    'formatDateTime',
    'formatLocalTime',
    'formatMoney',
    'formatOdds',
    'formatTime',
    'formatUtcTime',
    'isLanguage',
    'laterTexts',
    'loadAllLanguages',
    'loadMessages',
    'loadWanted',
    'lowerCase',
    'matchesSearch',
    'messageKey',
    'parseMoney',
    'serverMessages',
    'serverText',
    'startI18n',
    'startLanguage',
    'translatedServerText',
    'useLanguage',
    'useText',
  ]);
});
