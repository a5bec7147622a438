import { describe, expect, it } from 'vitest';
import { fittedSprite, sprite, standing } from './images.ts';

describe('a mirrored object', () => {
  const spot = { x: 0, y: 0, size: 100, flip: true };

  it('faces the other way', () => expect(sprite('lion', spot)).toContain('scale(-1 1)'));

  it.each(['wheel', 'wheelLow', 'bar', 'seven', 'rank10'])('keeps its reading direction: %s', (name) => {
    expect(sprite(name, spot)).not.toContain('scale(-1');
    expect(standing(name, spot, '#ffffff')).not.toContain('scale(-1');
  });
});

describe('fittedSprite', () => {
  it('requests no more pixels than are shown', () => {
    expect(fittedSprite('sprite:lion@320', 0.5)).toBe('sprite:lion@192');
    expect(fittedSprite('sprite:lion@320', 1)).toBe('sprite:lion@320');
  });

  it('requests more for an enlarged drawing, up to the baked size', () => {
    expect(fittedSprite('sprite:lion@320', 2)).toBe('sprite:lion@448');
    expect(fittedSprite('sprite:wheel@320', 2)).toBe('sprite:wheel@640');
  });

  it('leaves auras and scenes unchanged', () => {
    expect(fittedSprite('scene:desert/ember', 0.5)).toBe('scene:desert/ember');
  });
});
