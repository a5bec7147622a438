import { describe, expect, it } from 'vitest';
import { structureDistance, structureOf } from './structure.ts';

interface Look {
  ground: string;
  ink: string;
  blocks: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

const picture = ({ ground, ink, blocks }: Look, width = 720) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="450"><rect width="100%" height="100%" fill="${ground}"/>${blocks
      .map(([x, y, w, h]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="${ink}"/>`)
      .join('')}</svg>`,
  );

const hero = [
  [20, 20, 680, 30],
  [20, 70, 680, 200],
  [20, 300, 150, 120],
  [190, 300, 150, 120],
] as const;
const split = [
  [0, 0, 140, 450],
  [160, 60, 250, 120],
  [440, 20, 260, 180],
  [160, 230, 540, 90],
  [160, 340, 540, 90],
] as const;

const distance = async (a: Look, b: Look) =>
  structureDistance(await structureOf(picture(a)), await structureOf(picture(b)));

describe('a screen’s structure', () => {
  it('is the same in other colours, dark or light', async () => {
    const dark = { ground: '#101018', ink: '#8040ff', blocks: hero };
    const light = { ground: '#fff8f0', ink: '#c05020', blocks: hero };
    expect(await distance(dark, light)).toBeLessThan(0.1);
  });

  it('differs with another layout in the same colours', async () => {
    const colours = { ground: '#101018', ink: '#8040ff' };
    expect(await distance({ ...colours, blocks: hero }, { ...colours, blocks: split })).toBeGreaterThan(0.5);
  });

  it('is undefined for an empty screen', async () => {
    expect(
      await distance(
        { ground: '#fff', ink: '#fff', blocks: [] },
        { ground: '#000', ink: '#000', blocks: [] },
      ),
    ).toBe(0);
  });

  it('can only be compared at the same size', async () => {
    const look = { ground: '#fff', ink: '#000', blocks: hero };
    const [narrow, wide] = [await structureOf(picture(look, 400)), await structureOf(picture(look))];
    expect(() => structureDistance(narrow, wide)).toThrow('differ in size');
  });
});
