import { paymentMethods } from '@baize/art';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../contract/lang.ts';
import { paymentShortcuts } from '../site/paymentShortcuts.ts';
import { DEPOSIT_METHODS } from './depositMethods.ts';
import { WITHDRAWAL_METHODS } from './withdrawalMethods.ts';

describe.each(LANGS)('a payment method in %s', (lang) => {
  it.each([...DEPOSIT_METHODS, ...WITHDRAWAL_METHODS])('has one name: $slug', ({ name, logo }) => {
    const lettering = paymentMethods.find(({ id }) => id === logo)?.name[lang];
    expect(lettering?.toLowerCase()).toBe(name[lang].toLowerCase());
  });

  it('has that name on the home page too', () => {
    const names = DEPOSIT_METHODS.map(({ name }) => name[lang]);
    const brand = { siteId: 4107, slug: 'orvane', filled: true, logoTone: 'light' } as const;
    const shown = paymentShortcuts(7, brand, lang);
    expect(shown.length).toBeGreaterThanOrEqual(4);
    for (const { name } of shown) expect(names).toContain(name);
  });
});
