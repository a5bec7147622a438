import type { FaceName } from '../../src/lettering/faces.ts';
import { letterOf } from '../../src/lettering/letterOf.ts';
import { widthOf } from '../../src/lettering/outline.ts';
import { polygon } from '../solid/flatShapes.ts';
import type { Sdf2, Vec2 } from '../solid/Sdf.ts';

const CURVE = 5;

const contoursOf = (face: FaceName, text: string): Vec2[][] => {
  const out: Vec2[][] = [];
  let pen = -widthOf(face, text) / 2;
  for (const char of text) {
    const letter = letterOf(face, char);
    let at: Vec2 = [0, 0];
    const add = (x: number, y: number): void => void out.at(-1)?.push([pen + x, -y - 0.36]);
    for (const c of letter.commands) {
      if (c.type === 'M') out.push([]);
      if (c.type === 'M' || c.type === 'L') add(c.x, c.y);
      for (let i = 1; i <= CURVE && (c.type === 'Q' || c.type === 'C'); i++) {
        const t = i / CURVE;
        const s = 1 - t;
        const q = (a: number, b: number, e: number): number => s * s * a + 2 * s * t * b + t * t * e;
        if (c.type === 'Q') add(q(at[0], c.x1, c.x), q(at[1], c.y1, c.y));
        else
          add(
            s * q(at[0], c.x1, c.x2) + t * q(c.x1, c.x2, c.x),
            s * q(at[1], c.y1, c.y2) + t * q(c.y1, c.y2, c.y),
          );
      }
      if (c.type !== 'Z') at = [c.x, c.y];
    }
    pen += letter.advance + 0.015;
  }
  return out.filter((c) => c.length > 2);
};

/** Letters as a flat shape, centred; capitals are about 0.72 x `size` tall. Overlapping contours cut holes. */
export const letters = (face: FaceName, text: string, size: number): Sdf2 => {
  const contours = contoursOf(face, text);
  const shapes = contours.map(polygon);
  const reach = Math.max(...contours.flat().map(([x, y]) => Math.max(Math.abs(x), Math.abs(y)))) * size;
  return (x, y) => {
    const apart = Math.max(Math.abs(x), Math.abs(y)) - reach;
    if (apart > 0.15) return apart;
    let nearest = 1e9;
    let inside = false;
    for (const s of shapes) {
      const d = s(x / size, y / size);
      if (d < 0) inside = !inside;
      nearest = Math.min(nearest, Math.abs(d));
    }
    return (inside ? -nearest : nearest) * size;
  };
};
