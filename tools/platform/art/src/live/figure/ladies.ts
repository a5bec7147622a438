import type { ArmOptions } from './arm.ts';
import type { Placement } from './curve.ts';
import type { Figure } from './Figure.ts';
import { figureOf } from './figureOf.ts';

/** Positions of heads: those in profile a little further back, so that the face is over the collar bone. */
const profile = (turn = 0, x = 152, y = 42): Placement => ({ x, y, turn });
const turned = (turn = 0): Placement => ({ x: 162, y: 42, turn });

const restLeft: ArmOptions = {
  path: '148 200 12, 130 216 18.5, 112 250 18, 106 300 15, 122 348 14, 160 388 9',
  hand: 'rest',
  bend: -28,
};

/** Dealers in gowns. */
export const ladies = {
  chignon: figureOf({
    body: 'sweetheart',
    face: 'profile',
    hair: 'chignon',
    at: profile(6),
    arms: [
      restLeft,
      {
        path: '252 200 12, 270 216 18.5, 292 250 17.5, 304 300 14.5, 318 336 13, 344 366 8.5',
        hand: 'reach',
        bend: -20,
      },
    ],
  }),
  waves: figureOf({
    body: 'straps',
    face: 'profile',
    hair: 'waves',
    at: profile(4),
    arms: [
      restLeft,
      {
        path: '252 200 12, 270 216 18.5, 290 256 17.5, 302 304 14.5, 328 296 13, 348 256 8.5',
        hand: 'present',
        bend: 16,
        flip: true,
      },
    ],
  }),
  ponytail: figureOf({
    body: 'highNeck',
    face: 'profile',
    hair: 'ponytail',
    at: profile(12, 156, 40),
    arms: [
      {
        path: '148 200 12, 130 216 18.5, 116 254 18, 116 302 15, 146 346 14, 190 380 9',
        hand: 'rest',
        bend: -20,
      },
      {
        path: '252 200 12, 270 216 18.5, 288 254 17.5, 288 306 14.5, 276 346 13.5, 262 384 9',
        hand: 'hold',
        bend: -40,
        flip: true,
      },
    ],
  }),
  bob: figureOf({
    body: 'halter',
    face: 'three',
    hair: 'bob',
    at: turned(4),
    arms: [
      restLeft,
      {
        path: '252 200 12, 270 216 18.5, 286 258 17.5, 292 306 14.5, 312 312 13, 322 278 8.5',
        hand: 'hold',
        bend: -6,
      },
    ],
  }),
  glamour: figureOf({
    body: 'oneShoulder',
    face: 'three',
    hair: 'glamour',
    at: { x: 160, y: 42, turn: -3 },
    arms: [
      {
        path: '148 200 12, 130 216 18.5, 112 250 18, 100 300 15, 96 350 14, 92 392 9',
        hand: 'rest',
        bend: -50,
      },
      {
        path: '252 200 12, 270 216 18.5, 290 250 17.5, 300 300 14.5, 316 338 13, 338 370 8.5',
        hand: 'reach',
        bend: -14,
      },
    ],
  }),
  curls: figureOf({
    body: 'sweetheart',
    face: 'three',
    hair: 'curls',
    at: { x: 162, y: 42, turn: 3 },
    arms: [
      restLeft,
      {
        path: '252 200 12, 270 216 18.5, 296 250 17.5, 318 290 14.5, 342 262 12.5, 358 220 8.5',
        hand: 'present',
        bend: 24,
        flip: true,
      },
    ],
  }),
  pixie: figureOf({
    body: 'oneShoulder',
    face: 'profile',
    hair: 'pixie',
    at: profile(8),
    arms: [
      restLeft,
      {
        path: '252 200 12, 270 216 18.5, 290 256 17.5, 296 306 14.5, 314 330 13, 340 330 8.5',
        hand: 'hold',
        bend: -12,
      },
    ],
  }),
} as const satisfies Record<string, Figure>;
