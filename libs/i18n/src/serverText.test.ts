import { describe, expect, it } from 'vitest';
import { createI18n } from './createI18n.ts';
import { loadTexts } from './namespaces.ts';
import { serverAccountTexts, serverTextOf, serverTexts } from './serverText.ts';

const i18n = createI18n('tr');
await loadTexts(i18n, serverTexts, serverAccountTexts);
const serverText = serverTextOf(i18n);

describe('a platform message', () => {
  it('is translated', () => expect(serverText('forbidden')).toBe('Bu işlem için yetkiniz yok.'));

  it('inserts its number into the text of its kind', () => {
    expect(serverText('amount_must_be_at_least_1000')).toBe('Tutar en az 1.000 olmalı.');
    expect(serverText('amount_must_be_at_least_1,000.00')).toBe('Tutar en az 1.000 olmalı.');
    expect(serverText('amount_must_be_at_least_12.5')).toBe('Tutar en az 12,5 olmalı.');
    expect(serverText('birth_year_must_not_be_greater_than_2004')).toBe('Doğum yılı en geç 2004 olabilir.');
    expect(serverText('limit_1_ip_per_5_min')).toMatch(/^Bu bağlantıdan 5 dakikada/);
    expect(serverText('Something odd 7')).toBe('Something odd 7');
  });

  it('may have an exclamation mark in place of its first dot', () =>
    expect(serverText('The information entered is incorrect, please check it.')).toMatch(/^Girdiğiniz/));

  it.each(['you have not enough balance', 'You_Have_Not_Enough_Balance.', 'YETERSİZ BAKİYE!'])(
    'is matched in any case and punctuation: %s',
    (message) => expect(serverText(message)).toBe('Bakiyeniz yetersiz.'),
  );

  it.each(['+90 532 000 00 00', '532', 'ÇOK kısa!', '$& {{n}}'])('containing the number %s', (value) =>
    expect(serverText(`Invalid number : ${value}`)).toBe('Bu telefon numarası geçerli değil.'),
  );

  it.each(['Odd. 100% odd: $& %s', 'Pay $t(forbidden) now', 'Lütfen bizi arayın'])(
    'is shown as it is without a translation: %s',
    (message) => {
      expect(serverText(message)).toBe(message);
      expect(serverText.known(message)).toBeUndefined();
    },
  );

  it('written for developers is replaced by a neutral sentence', () =>
    expect(serverText('column `phone` of {{table}}')).toMatch(/^Girdiğiniz/));

  it.each(['some_odd_key', 'constructor', 'toString', '', 'amount_must_be_at_least_{n}'])(
    'is replaced by the screen’s sentence if it is only a key: "%s"',
    (message) => {
      expect(serverText(message)).toMatch(/^Girdiğiniz/);
      expect(serverText(message, 'transfer_completed')).toBe('Transfer tamamlandı.');
    },
  );

  it('is shown in readable words if it names something', () => {
    expect(serverText.label('payment_not_received')).toBe('Ödemeniz bize ulaşmadı.');
    expect(serverText.label('bonus_granted')).toBe('Bonus granted');
    expect(serverText.label('Belgeniz okunmuyor.')).toBe('Belgeniz okunmuyor.');
    expect(serverText.label('<b>`x`')).toMatch(/^Girdiğiniz/);
  });
});
