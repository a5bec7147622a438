import { expect, it } from 'vitest';
import { fluid } from './typeScale.ts';

/** How a browser evaluates `clamp(a rem, b rem + c vw, d rem)` at a width. */
function at(width: number, css: string) {
  const [, low, start, slope, high] =
    /^clamp\((.+)rem,(.+)rem \+ (.+)vw,(.+)rem\)$/.exec(css)?.map(Number) ?? [];
  const value = Number(start) * 16 + (Number(slope) * width) / 100;
  return Math.min(Number(high) * 16, Math.max(Number(low) * 16, value));
}

it('grows from the small to the large end, then stays constant', () => {
  const css = fluid(20, 40);
  expect([320, 360, 900, 1440, 2560].map((width) => Math.round(at(width, css)))).toEqual([
    20, 20, 30, 40, 40,
  ]);
});
