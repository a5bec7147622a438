import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrastRatio.ts';

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#000000', 2.44],
  ])('%s on %s is %d', (foreground, background, ratio) => {
    expect(contrastRatio(foreground, background)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(background, foreground)).toBeCloseTo(ratio, 1);
  });

  it('blends a transparent background with what is below', () => {
    expect(contrastRatio('#ffffff', '#00000080', '#ffffff')).toBeCloseTo(3.98, 1);
    expect(contrastRatio('#ffffff', '#00000080', '#000000')).toBeCloseTo(21, 0);
  });

  it('blends transparent text with its background', () => {
    expect(contrastRatio('#00000080', '#ffffff')).toBeCloseTo(3.98, 1);
  });

  it('throws for an invalid colour', () => {
    expect(() => contrastRatio('nocolour', '#fff')).toThrow(/not a CSS colour/);
  });
});
