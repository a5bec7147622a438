import { serverTextOf } from '@baize/i18n';
import { testI18n } from '@baize/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsTexts } from '../texts.ts';
import { FIELDS, REASONS } from './fieldMessageKeys.ts';
import { fieldAlert, fieldMessage, SERVER, type FormTexts } from './fieldMessage.ts';

const LANGUAGES = ['tr', 'en'] as const;

async function textsIn(language: (typeof LANGUAGES)[number]): Promise<FormTexts> {
  const i18n = await testI18n(language, formsTexts);
  return { t: i18n.getFixedT(null, 'forms'), serverText: serverTextOf(i18n) };
}

/** Text meant for developers: backticks, and names such as birth_year. */
const DEVELOPERS = /`|[a-z]_[a-z]|\{\{|undefined/;

describe.each(LANGUAGES)('field messages in %s', (language) => {
  it('has a sentence for every reason', async () => {
    const texts = await textsIn(language);
    for (const field of [...FIELDS, 'nobody_knows', '__proto__', 'constructor'])
      for (const message of [...REASONS, 'odd', '', undefined])
        expect(fieldMessage(texts, field, { message }, { age: 18 })).toMatch(/^\p{Lu}.*\.$|ornek\.com$/u);
  });

  it('never shows what the platform wrote for developers', async () => {
    const texts = await textsIn(language);
    const field = fc.oneof(fc.constantFrom(...FIELDS), fc.constantFrom('__proto__', 'ref_id'), fc.string());
    const message = fc.oneof(
      field.map((name) => `Invalid parameter \`${name}\``),
      field.map((name) => `The ${name} field is required.`),
      field.map((name) => `${name} must match ^\\d{10}$`),
      fc.constantFrom('fill_all_fields', 'personal_id_already_in_use', 'SQLSTATE[42000]', '{"a":1}'),
      fc.string().map((shownText) => `x_${shownText}`),
    );
    fc.assert(
      fc.property(field, message, (name, shownText) => {
        const shown = fieldMessage(texts, name, { type: SERVER, message: shownText }, { age: 18 });
        expect(shown).not.toMatch(DEVELOPERS);
        expect(shown).not.toBe(shownText);
        expect(fieldAlert(texts, name, shownText, { age: 18 })).not.toMatch(DEVELOPERS);
      }),
    );
  });
});

describe('the platform’s message for a field', () => {
  it.each([
    ['email', 'Invalid parameter `email`', 'Geçerli bir e-posta adresi yazın. Örnek: ad@ornek.com'],
    ['email', 'email_already_in_use', 'Bu e-posta adresiyle açılmış bir hesap var.'],
    ['phone', 'The phone field is required.', 'Bu alanı doldurun.'],
    ['birth_year', 'must_be_at_least_21_years_old', 'Üye olmak için en az 18 yaşında olmalısınız.'],
    ['current_password', 'current_password_wrong', 'Mevcut şifreniz hatalı.'],
    ['shoe_size', 'Invalid parameter `shoe_size`', 'Bilgilerinizi kontrol edip yeniden deneyin.'],
  ])('%s: %s is %s', async (field, message, expected) =>
    expect(fieldMessage(await textsIn('tr'), field, { type: SERVER, message }, { age: 18 })).toBe(expected),
  );

  it.each([
    ['email', 'E-posta adresi geçerli değil.'],
    ['personal_id', 'Kimlik numarası geçerli değil.'],
    ['shoe_size', 'Bilgilerinizi kontrol edip yeniden deneyin.'],
  ])('the alert calls %s by its label', async (field, expected) =>
    expect(fieldAlert(await textsIn('tr'), field, `Invalid parameter \`${field}\``)).toBe(expected),
  );
});
