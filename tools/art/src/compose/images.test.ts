import { describe, expect, it } from 'vitest';
import { fittedSprite } from './images.ts';

describe('fittedSprite', () => {
  it('asks for no more pixels than are shown', () => {
    expect(fittedSprite('sprite:lion@320', 0.5)).toBe('sprite:lion@192');
    expect(fittedSprite('sprite:lion@320', 1)).toBe('sprite:lion@320');
  });

  it('asks for more where the drawing is enlarged, up to what was baked', () => {
    expect(fittedSprite('sprite:lion@320', 2)).toBe('sprite:lion@448');
    expect(fittedSprite('sprite:wheel@320', 2)).toBe('sprite:wheel@640');
  });

  it('leaves auras and scenes alone', () => {
    expect(fittedSprite('scene:desert/ember', 0.5)).toBe('scene:desert/ember');
  });
});
