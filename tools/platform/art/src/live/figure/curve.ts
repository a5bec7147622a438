/** A point of a curve; `sharp` makes it a corner. */
export type Point = { x: number; y: number; sharp?: boolean };

/** How a part is placed in the figure: scaled, mirrored, rotated (degrees), moved. */
export type Placement = { x: number; y: number; scale?: number; turn?: number; flip?: boolean };

const n = (v: number): string => String(Math.round(v * 10) / 10);

/** Parses `x y, x y!, ...`; an exclamation mark makes a corner. */
export const points = (text: string): Point[] =>
  text.split(',').map((pair) => {
    const sharp = pair.includes('!');
    const [x = 0, y = 0] = pair.replace('!', '').trim().split(/\s+/).map(Number);
    return { x, y, ...(sharp ? { sharp } : {}) };
  });

/** Moves points to their place in the figure. */
export const placed = (list: readonly Point[], { x, y, scale = 1, turn = 0, flip }: Placement): Point[] => {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return list.map((p) => {
    const [px, py] = [p.x * scale * (flip ? -1 : 1), p.y * scale];
    return { ...p, x: x + c * px - s * py, y: y + s * px + c * py };
  });
};

/** A smooth path through points: a Catmull-Rom spline as Bézier curves. */
export const curve = (list: readonly Point[], closed = true): string => {
  const count = list.length;
  const at = (i: number): Point =>
    list[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? { x: 0, y: 0 };
  let path = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const from = b.sharp ? b : { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const to = c.sharp ? c : { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    path += `C${n(from.x)} ${n(from.y)} ${n(to.x)} ${n(to.y)} ${n(c.x)} ${n(c.y)}`;
  }
  return path + (closed ? 'Z' : '');
};
