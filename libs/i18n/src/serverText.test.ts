import { describe, expect, it } from 'vitest';
import { createI18n } from './createI18n.ts';
import { loadTexts } from './namespaces.ts';
import { serverAccountTexts, serverTextOf, serverTexts } from './serverText.ts';

const i18n = createI18n('tr');
await loadTexts(i18n, serverTexts, serverAccountTexts);
const serverText = serverTextOf(i18n);

describe('a message of the platform', () => {
  it('is translated', () => expect(serverText('forbidden')).toBe('Bu işlem için yetkiniz yok.'));

  it('fills its number into the text of its kind', () => {
    expect(serverText('amount_must_be_at_least_1000')).toBe('Tutar en az 1.000 olmalı.');
    expect(serverText('limit_1_ip_per_5_min')).toMatch(/^Bu bağlantıdan 5 dakikada/);
    expect(serverText('Something odd 7')).toBe('Something odd 7');
  });

  it('has an exclamation mark for its first dot', () =>
    expect(serverText('The information entered is incorrect, please check it.')).toMatch(/^Girdiğiniz/));

  it.each(['Odd. 100% odd: $& %s', 'Pay $t(forbidden) now', 'constructor', 'toString'])(
    'without a translation is shown as it is: %s',
    (message) => {
      expect(serverText(message)).toBe(message);
      expect(serverText.known(message)).toBeUndefined();
    },
  );

  it('written for developers is replaced by a neutral sentence', () =>
    expect(serverText('column `phone` of {{table}}')).toMatch(/^Girdiğiniz/));
});
