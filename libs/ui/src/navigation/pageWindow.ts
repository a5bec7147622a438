/** The numbers a pager shows, in order; `gap` stands for at least two that are left out. */
export type PageWindow = (number | 'gap')[];

/** A pager shows at most this many numbers. */
export const MOST_PAGES = 10;

const whole = (value: number) => (Number.isFinite(value) ? Math.trunc(value) : 1);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The page nearest to `current` that exists. */
export const nearestPage = (current: number, last: number): number =>
  Math.min(Math.max(whole(current), 1), Math.max(whole(last), 1));

/**
 * Which numbers stand in a pager of `last` pages: all of up to ten; of more, nine places that never change their count,
 * so that the buttons stay under the pointer: the first, the last, and those around the current page.
 */
export function pageWindow(current: number, last: number): PageWindow {
  const end = Math.max(whole(last), 1);
  const here = nearestPage(current, end);
  if (end <= MOST_PAGES) return range(1, end);
  const [around, edge] = [2, 7];
  if (here <= edge - around) return [...range(1, edge), 'gap', end];
  if (here > end - (edge - around)) return [1, 'gap', ...range(end - edge + 1, end)];
  return [1, 'gap', ...range(here - around, here + around), 'gap', end];
}
