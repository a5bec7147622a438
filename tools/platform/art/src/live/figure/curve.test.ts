import { expect, it } from 'vitest';
import { curve, placed, points } from './curve.ts';

it('passes through every point and closes', () => {
  const path = curve(points('0 0, 10 0, 10 10'));
  expect(path.startsWith('M0 0')).toBe(true);
  expect(path.match(/C/g)).toHaveLength(3);
  expect(path.endsWith('0 0Z')).toBe(true);
});

it('keeps a corner where the outline is sharp', () => {
  expect(curve(points('0 0!, 10 0!, 10 10!'))).toBe('M0 0C0 0 10 0 10 0C10 0 10 10 10 10C10 10 0 0 0 0Z');
});

it('mirrors, scales, rotates and translates in this order', () => {
  const [p] = placed(points('10 0'), { x: 100, y: 50, scale: 2, turn: 90, flip: true });
  expect(p?.x).toBeCloseTo(100);
  expect(p?.y).toBeCloseTo(30);
});
