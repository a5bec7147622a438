/** Helpers for drawing on the 64 by 64 field of a mark, with its centre at 32, 32. */

export const SIZE = 64;
const MIDDLE = SIZE / 2;

const short = (value: number) => String(Math.round(value * 100) / 100);

/** The point at a distance from the centre; 0 degrees is up, clockwise. */
export function at(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${short(MIDDLE + radius * Math.cos(angle))} ${short(MIDDLE + radius * Math.sin(angle))}`;
}

export const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

export const polygon = (fill: string, ...points: string[]) => path(fill, `M${points.join('L')}Z`);

export const line = (stroke: string, width: number, d: string) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const circle = (fill: string, x: number, y: number, radius: number) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

export const ring = (stroke: string, width: number, radius: number, x = MIDDLE, y = MIDDLE) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Copies of a drawing around the centre. */
export const around = (count: number, draw: (index: number, degrees: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index, (index * 360) / count)).join('');

export const turned = (degrees: number, body: string) =>
  `<g transform="rotate(${short(degrees)} ${MIDDLE} ${MIDDLE})">${body}</g>`;
