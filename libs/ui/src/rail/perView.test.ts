import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAROUSEL_STEPS, perViewStyle } from './perView.ts';

describe('perViewStyle', () => {
  it('keeps a number until the next breakpoint that sets one', () => {
    expect(perViewStyle({ 0: 2, 768: 3, 992: 4, 1200: 5 })).toEqual({
      '--v0': 2,
      '--v400': 2,
      '--v550': 2,
      '--v768': 3,
      '--v900': 3,
      '--v992': 4,
      '--v1200': 5,
      '--v1280': 5,
      '--v1400': 5,
      '--v1600': 5,
    });
  });

  it('accepts one number for all widths, and shows one slide by default', () => {
    expect(new Set(Object.values(perViewStyle(3)))).toEqual(new Set([3]));
    expect(new Set(Object.values(perViewStyle({})))).toEqual(new Set([1]));
    expect(perViewStyle({ 768: 3 })['--v550']).toBe(1);
  });

  it('never shows less than one slide', () => {
    const steps = fc.dictionary(fc.constantFrom(...CAROUSEL_STEPS.map(String)), fc.double());
    fc.assert(
      fc.property(steps, (perView) => {
        for (const shown of Object.values(perViewStyle(perView))) expect(shown).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
