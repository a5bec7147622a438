import { curve, placed, points } from './curve.ts';
import type { Placement } from './curve.ts';
import type { Part } from './Figure.ts';

/** Heads 100 tall, looking right: outlines only, without features. */
const faces = {
  profile:
    '44 0, 66 5, 79 17, 85 31, 86.5 40, 84 47, 88 56, 95 66, 93.5 70.5, 87.5 72.5, 87.5 75, 90.5 78.5, 88 81.5, 89.5 85.5, 86 89, 87 95, 83.5 101, 75 103.5, 63 100, 50 92, 38 84, 24 88, 10 70, 3 44, 12 16',
  three:
    '40 0, 62 5, 74 20, 78 38, 75 47, 78 56, 76 66, 72 75, 72 83, 68 94, 59 102, 49 102, 34 94, 18 80, 8 62, 2 40, 8 16, 22 4',
} as const;
export type Face = keyof typeof faces;

const ears: Record<Face, readonly string[]> = {
  profile: ['40 52, 46 50, 49 56, 46 64, 41 69, 38 62'],
  three: ['20 50, 26 48, 28 56, 25 64, 21 67, 18 60'],
};

/** The head without hair; hair uses the same placement. */
export const head = (face: Face, at: Placement, ear = true): Part[] => [
  { stuff: 'skin', d: curve(placed(points(faces[face]), at)) },
  ...(ear ? ears[face] : []).map((e): Part => ({ stuff: 'skin', d: curve(placed(points(e), at)) })),
];
