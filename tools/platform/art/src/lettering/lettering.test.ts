import { describe, expect, it } from 'vitest';
import { games } from '../catalogue/games.ts';
import { fontWeights } from './faces.ts';
import type { FaceName } from './faces.ts';
import { letterOf } from './letterOf.ts';
import { layLines } from './layLines.ts';
import { outline, widthOf } from './outline.ts';
import { titleSvg } from './titleSvg.ts';

const faces = Object.keys(fontWeights) as FaceName[];
const frame = { x: 8, y: 262, width: 284, height: 130 };

describe('faces', () => {
  it('contain every Turkish letter, composed if a face lacks it', () => {
    const empty = faces.flatMap((face) =>
      [...'ÇĞİÖŞÜçğıöşü'].filter((c) => letterOf(face, c).commands.length === 0).map((c) => face + c),
    );
    expect(empty).toEqual([]);
  });
});

describe('layLines', () => {
  it('keeps every title of the catalogue inside its frame', () => {
    const out = games().filter(({ name, lettering }) => {
      const lines = layLines(lettering.face, name, frame);
      const wide = lines.some((l) => l.size * widthOf(lettering.face, l.text) > frame.width + 0.01);
      return (
        wide || (lines.at(-1)?.baseline ?? 0) > frame.y + frame.height || (lines[0]?.baseline ?? 0) < frame.y
      );
    });
    expect(out.map((g) => g.name)).toEqual([]);
  });

  it('sets titles large enough to be read on a tile 160 px wide', () => {
    const small = games().filter(
      ({ name, lettering }) =>
        Math.min(...layLines(lettering.face, name, frame).map((l) => l.size)) * (160 / 300) < 10,
    );
    expect(small.length / games().length).toBeLessThan(0.02);
  });

  it('aligns lines to the left on request', () => {
    expect(layLines('bangers', 'Great Big Win', frame, 3, 'start').map((l) => l.x)).toEqual(
      [8, 8, 8].slice(0, layLines('bangers', 'Great Big Win', frame).length),
    );
  });
});

it('uses Turkish capitals only in Turkish titles', () => {
  const lettering = { face: 'bangers', fill: 'gold', bend: 'flat', upper: true } as const;
  const dotted = outline('bangers', { text: 'İ', size: 10, x: 0, baseline: 0 });
  const plain = outline('bangers', { text: 'I', size: 10, x: 0, baseline: 0 });
  expect(dotted.length).toBeGreaterThan(plain.length);
  expect(titleSvg({ text: 'i', turkish: true, frame, lettering, id: 'a' }).length).toBeGreaterThan(
    titleSvg({ text: 'i', turkish: false, frame, lettering, id: 'a' }).length,
  );
});
