import { describe, expect, it } from 'vitest';
import { corners, path } from '../models/path.ts';
import { gem } from './gemCuts.ts';
import { gold } from './Material.ts';
import { part } from './Model.ts';
import { mirror, move } from './operators.ts';
import { box, sphere, torus } from './primitives.ts';
import { renderSolid } from './renderSolid.ts';

const alphaAt = (picture: Buffer, size: number, x: number, y: number): number =>
  picture[(y * size + x) * 4 + 3] ?? -1;

describe('distances', () => {
  it('are negative inside, zero on the surface and grow outside', () => {
    expect(sphere(1)(0, 0, 0)).toBe(-1);
    expect(sphere(1)(0, 1, 0)).toBe(0);
    expect(box(1, 1, 1, 0.1)(3, 0, 0)).toBeCloseTo(2);
    expect(torus(1, 0.2)(1, 0, 0)).toBeCloseTo(-0.2);
  });

  it('are mirrored from right to left', () => {
    const pair = mirror(move(sphere(0.2), 0.5, 0));
    expect(pair(-0.5, 0, 0)).toBeCloseTo(pair(0.5, 0, 0));
  });
});

describe('renderSolid', () => {
  it('renders a ball: solid in the middle, clear in the corners, soft at the edge, deterministically', () => {
    const model = { parts: [part(gold, sphere(0.8))] };
    const picture = renderSolid(model, 48);
    expect(alphaAt(picture, 48, 24, 24)).toBe(255);
    expect(alphaAt(picture, 48, 1, 1)).toBe(0);
    expect([...picture].some((v, i) => i % 4 === 3 && v > 0 && v < 255)).toBe(true);
    expect(renderSolid(model, 48).equals(picture)).toBe(true);
  });

  it('renders a ruby red', () => {
    const picture = renderSolid({ parts: [gem('brilliant', '#ff1238')] }, 32);
    const sum = [0, 0, 0];
    for (let i = 0; i < picture.length; i += 4)
      for (const c of [0, 1, 2]) sum[c] = (sum[c] ?? 0) + (picture[i + c] ?? 0);
    expect(sum[0]).toBeGreaterThan((sum[1] ?? 0) * 2);
  });
});

describe('points as text', () => {
  it('are parsed in order', () => {
    expect(path('0 -0.5 1, 2 3 4')).toEqual([
      [0, -0.5, 1],
      [2, 3, 4],
    ]);
    expect(corners('1 2')).toEqual([[1, 2]]);
  });

  it('are rejected when a number is missing', () => {
    expect(() => path('0 1, 2 3 4')).toThrow(/not a point of 3 numbers/);
  });
});
