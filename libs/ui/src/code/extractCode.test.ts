import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extractCode } from './extractCode.ts';

it.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  ['482-913', '482913'],
  ['Kodun: 482 913. 5 dakika geçerli.', '482913'],
  ['2 kod: 482913', '482913'],
  ['İşlem 27.11.2026 15:30 kod 482913', '482913'],
  ['Tutar 100 000 TL kod: 482913', '482913'],
  ['Tutar 100 000 TL, kodunuz 482 913', '482913'],
  ['100000 TL için kod 482913', '482913'],
  ['Ref 112233, code: 482913', '482913'],
  ['0532 123 45 67 numarasına kod: 482-913', '482913'],
  ['4829', '4829'],
  ['48291377', '482913'],
  ['kod yok', ''],
  ['', ''],
])('the code in %s is %s', (text, code) => expect(extractCode(text, 6)).toBe(code));

it('returns digits, at most the requested number', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 8 }), (text, length) => {
      expect(extractCode(text, length)).toMatch(new RegExp(`^\\d{0,${length}}$`));
    }),
  );
});
