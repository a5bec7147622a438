import { r } from '../LiveBox.ts';

/** The rising line of a crash game on a screen, ending at `to`. */
export const risingLineSvg = (
  id: string,
  from: readonly [number, number],
  to: readonly [number, number],
  hex: string,
): string => {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const path = `M${r(x0)} ${r(y0)}C${r(x0 + (x1 - x0) * 0.5)} ${r(y0 - (y0 - y1) * 0.03)} ${r(x0 + (x1 - x0) * 0.82)} ${r(y0 + (y1 - y0) * 0.42)} ${r(x1)} ${r(y1)}`;
  const unit = Math.hypot(x1 - x0, y1 - y0) / 75;
  return (
    `<linearGradient id="${id}a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hex}" stop-opacity=".55"/><stop offset="1" stop-color="${hex}" stop-opacity="0"/></linearGradient>` +
    `<path d="${path}L${r(x1)} ${r(y0)}Z" fill="url(#${id}a)"/><path d="${path}" fill="none" stroke="${hex}" stroke-opacity=".35" stroke-width="${r(unit * 9)}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#fff" stroke-width="${r(unit * 2.6)}" stroke-linecap="round"/>`
  );
};
