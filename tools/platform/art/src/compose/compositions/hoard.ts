import type { Composition } from '../Stage.ts';
import { light } from '../atmosphere.ts';
import { aura, sprite, standing } from '../images.ts';
import { at } from './at.ts';
import { first } from './first.ts';

/** The hero on a heap of coins. */
export const hoard: Composition = (s) => {
  const { x, y, size } = s.hero;
  const coins = ['coin', 'coinCrown', 'coinEdge'];
  const heap = Array.from({ length: 16 }, (_, i) => {
    const row = i < 7 ? 0 : i < 12 ? 1 : 2;
    const k = row === 0 ? i - 3 : row === 1 ? i - 9 : i - 13.5;
    return sprite(at(coins, i), {
      x: x + k * size * 0.155 + s.random() * 8,
      y: y + size * (0.36 + row * 0.09) - Math.abs(k) * -size * 0.02,
      size: size * 0.25,
      turn: s.random() * 50 - 25,
    });
  });
  return (
    light(`${s.id}l`, s.palette.accent, x, y + size * 0.1, size * 0.72, 0.8) +
    standing(first(s), { x, y: y - size * 0.05, size: size * 0.96 }, s.palette.accent) +
    aura(at(s.props, 0), { x, y: y + size * 0.45, size: size * 0.8, opacity: 0.5 }, '#000000') +
    heap.join('') +
    standing(at(s.props, 0), { x: x - size * 0.3, y: y + size * 0.3, size: size * 0.26, turn: -16 }) +
    standing(at(s.props, 1), { x: x + size * 0.32, y: y + size * 0.31, size: size * 0.26, turn: 14 })
  );
};
