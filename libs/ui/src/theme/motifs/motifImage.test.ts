import { expect, it } from 'vitest';
import { MOTIFS } from '../ThemeChoices.ts';
import { motifImage } from './motifImage.ts';

it.each(MOTIFS.filter((motif) => motif !== 'none'))('%s is a well-formed SVG data URL', (motif) => {
  const [, svg = ''] = /^url\("data:image\/svg\+xml,(.*)"\)$/.exec(motifImage(motif)) ?? [];
  const drawing = new DOMParser().parseFromString(decodeURIComponent(svg), 'image/svg+xml');
  expect(drawing.querySelector('parsererror')).toBeNull();
  expect(drawing.querySelectorAll('path, circle, use').length).toBeGreaterThan(1);
  expect(svg).not.toMatch(/NaN|undefined|["#<>]/);
});

it('masks everything for a brand without a pattern', () => {
  expect(motifImage('none')).toBe('linear-gradient(#0000,#0000)');
});
