/** A colour between two others; `t` runs from 0 (the first) to 1. */
export const mix = (a: string, b: string, t: number): string =>
  `#${[1, 3, 5]
    .map((i) => {
      const [x, y] = [parseInt(a.slice(i, i + 2), 16), parseInt(b.slice(i, i + 2), 16)];
      return Math.round(x + (y - x) * t)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
