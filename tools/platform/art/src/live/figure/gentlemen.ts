import type { Figure } from './Figure.ts';
import { figureOf } from './figureOf.ts';

/** Dealers in dinner jackets and waistcoats. */
export const gentlemen = {
  dinner: figureOf({
    body: 'dinner',
    face: 'profile',
    hair: 'slick',
    at: { x: 150, y: 34, turn: 6, scale: 1.06 },
    arms: [
      {
        path: '140 204 13, 120 222 20, 106 264 20, 101 314 17, 122 356 15.5, 160 388 12.5',
        hand: 'rest',
        bend: -20,
        sleeve: 'dark',
        scale: 1.12,
      },
      {
        path: '260 204 13, 280 222 20, 298 264 20, 306 312 17, 322 340 15.5, 346 364 12.5',
        hand: 'reach',
        bend: -14,
        sleeve: 'dark',
        scale: 1.12,
      },
    ],
  }),
  waistcoat: figureOf({
    body: 'waistcoat',
    face: 'three',
    hair: 'crop',
    at: { x: 158, y: 34, turn: 5, scale: 1.06 },
    arms: [
      {
        path: '140 204 13, 120 222 20, 106 264 20, 101 314 17, 122 356 15.5, 160 388 12.5',
        hand: 'rest',
        bend: -20,
        sleeve: 'linen',
        scale: 1.12,
      },
      {
        path: '260 204 13, 280 222 20, 296 264 20, 302 310 17, 322 312 15.5, 334 276 12.5',
        hand: 'hold',
        bend: -8,
        sleeve: 'linen',
        scale: 1.12,
      },
    ],
  }),
  host: figureOf({
    body: 'dinner',
    face: 'three',
    hair: 'slick',
    at: { x: 158, y: 34, turn: -2, scale: 1.06 },
    arms: [
      {
        path: '140 204 13, 120 222 20, 106 264 20, 101 314 17, 122 356 15.5, 160 388 12.5',
        hand: 'rest',
        bend: -20,
        sleeve: 'dark',
        scale: 1.12,
      },
      {
        path: '260 204 13, 280 222 20, 302 256 20, 322 290 17, 344 268 15, 360 232 12.5',
        hand: 'present',
        bend: 20,
        flip: true,
        sleeve: 'dark',
        scale: 1.12,
      },
    ],
  }),
} as const satisfies Record<string, Figure>;
