import { curve, placed, points } from './curve.ts';
import type { Point } from './curve.ts';
import type { Part, Stuff } from './Figure.ts';

/** Hands from the wrist (at 0 0, pointing right), thumb up. */
const hands = {
  reach:
    '12 -10, 22 -12, 32 -14, 44 -9, 56 -2, 63 4, 62 7, 56 6, 45 1, 54 9, 57 14, 53 15, 45 11, 38 7, 44 14, 45 18, 41 18, 33 13, 26 11, 12 9.5',
  hold: '12 -10, 22 -14, 32 -15, 42 -10, 49 -3, 49 1, 45 2, 37 -3, 31 0, 38 5, 47 7, 50 10, 46 13, 37 13, 26 13, 12 10',
  rest: '12 -10, 24 -13, 36 -11, 48 -5, 58 2, 60 6, 56 7, 46 3, 53 9, 51 12, 44 10, 36 9, 24 11, 12 9.5',
  present:
    '8 -11, 16 -19, 23 -27, 27 -28, 27 -23, 24 -15, 30 -10, 42 -10, 56 -13, 66 -14, 68 -11, 58 -7, 69 -6, 70 -2, 58 -1, 66 3, 64 6, 50 6, 40 9, 26 12, 12 10',
} as const;
export type Hand = keyof typeof hands;

type Joint = { x: number; y: number; r: number };
const joints = (text: string): Joint[] =>
  text.split(',').map((t) => {
    const [x = 0, y = 0, r = 0] = t.trim().split(/\s+/).map(Number);
    return { x, y, r };
  });

/** Interpolates joints on a smooth curve, so that elbows are round. */
const bent = (list: readonly Joint[]): Joint[] => {
  const at = (i: number): Joint => list[Math.max(0, Math.min(list.length - 1, i))] ?? { x: 0, y: 0, r: 0 };
  return list.flatMap((b, i) => {
    if (i === list.length - 1) return [b];
    const [a, c, d] = [at(i - 1), at(i + 1), at(i + 2)];
    const half = (k: 'x' | 'y' | 'r'): number => (9 * (b[k] + c[k]) - a[k] - d[k]) / 16;
    return [b, { x: half('x'), y: half('y'), r: half('r') }];
  });
};

/** Both outlines of a limb, from the shoulder to the wrist. */
const sides = (list: readonly Joint[]): readonly [Point[], Point[]] => {
  const left: Point[] = [];
  const right: Point[] = [];
  list.forEach((j, i) => {
    const [a, b] = [list[i - 1] ?? j, list[i + 1] ?? j];
    const l = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [((b.y - a.y) / l) * j.r, ((a.x - b.x) / l) * j.r];
    left.push({ x: j.x + nx, y: j.y + ny });
    right.push({ x: j.x - nx, y: j.y - ny });
  });
  return [left, right];
};

export type ArmOptions = {
  /** `x y radius` from the shoulder to the wrist. */ path: string;
  hand: Hand;
  /** Puts the thumb on the other side. */ flip?: boolean;
  /** Angle of the hand at the wrist, degrees. */ bend?: number;
  /** Material of a sleeve that covers the arm down to the cuff. */ sleeve?: Stuff;
  /** Material of an arm without a sleeve; cloth is a glove. */ stuff?: Stuff;
  scale?: number;
};

/** An arm and its hand as one outline; with a sleeve, the hand comes out of a linen cuff. */
export const arm = ({
  path,
  hand,
  flip = false,
  bend = 0,
  sleeve,
  stuff = 'skin',
  scale = 1,
}: ArmOptions): Part[] => {
  const list = joints(path);
  const [wrist, before] = [list.at(-1), list.at(-2)];
  if (!wrist || !before)
    throw new Error('An arm needs at least two joints: give its path as "x y radius, x y radius".');
  const turn = (Math.atan2(wrist.y - before.y, wrist.x - before.x) * 180) / Math.PI;
  const mirrored = points(hands[hand]).map((p) => ({ ...p, y: flip ? -p.y : p.y }));
  const ordered = flip ? mirrored.reverse() : mirrored;
  const palm = placed(ordered, { x: wrist.x, y: wrist.y, turn: turn + bend, scale: scale * 0.92 });
  const [left, right] = sides(bent(list));
  if (!sleeve) return [{ stuff, d: curve([...left, ...palm, ...right.reverse()]) }];
  const cuff = (from: number, to: number, r: number): string =>
    curve(
      placed(points(`${from} ${-r}!, ${to} ${-r * 0.94}!, ${to + 2} 0, ${to} ${r * 0.94}!, ${from} ${r}!`), {
        x: wrist.x,
        y: wrist.y,
        turn,
      }),
    );
  const bare = placed(points('-14 -8, 0 -8.5'), { x: wrist.x, y: wrist.y, turn, scale });
  const under = placed(points('0 8.5, -14 8'), { x: wrist.x, y: wrist.y, turn, scale });
  return [
    { stuff, d: curve([...bare, ...palm, ...under]) },
    { stuff: 'linen', d: cuff(-10, 8, wrist.r * 0.84) },
    { stuff: sleeve, d: curve([...left, ...right.reverse()]) },
  ];
};
