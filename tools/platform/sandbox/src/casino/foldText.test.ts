import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './foldText.ts';

describe('foldText', () => {
  it.each([
    ['ISIL', 'isil'],
    ['ışıl', 'isil'],
    ['IŞIL', 'isil'],
    ['İSTANBUL', 'istanbul'],
    ['istanbul', 'istanbul'],
    ['ÇAĞ', 'cag'],
    ['Gümüş Köşk', 'gumus kosk'],
    ['Café  Noël', 'cafe noel'],
  ])('%s becomes %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('ignores case in Turkish', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcçdeğgıiİIoösştuü '), maxLength: 20 }), (text) => {
        expect(foldText(text.toLocaleUpperCase('tr'))).toBe(foldText(text.toLocaleLowerCase('tr')));
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)),
    );
  });
});
