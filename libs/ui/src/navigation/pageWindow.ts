/** The numbers a pager shows, in order; `gap` replaces at least two omitted numbers. */
export type PageWindow = (number | 'gap')[];

/** The maximum of numbers in a pager. */
export const MAX_PAGES = 10;

const whole = (value: number) => (Number.isFinite(value) ? Math.trunc(value) : 1);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The existing page nearest to `current`. */
export const nearestPage = (current: number, last: number): number =>
  Math.min(Math.max(whole(current), 1), Math.max(whole(last), 1));

/**
 * The numbers in a pager of `last` pages: all of them up to ten; above that, always nine places, so that the buttons
 * stay under the pointer: the first, the last, and those around the current page.
 */
export function pageWindow(current: number, last: number): PageWindow {
  const end = Math.max(whole(last), 1);
  const here = nearestPage(current, end);
  if (end <= MAX_PAGES) return range(1, end);
  const [around, edge] = [2, 7];
  if (here <= edge - around) return [...range(1, edge), 'gap', end];
  if (here > end - (edge - around)) return [1, 'gap', ...range(end - edge + 1, end)];
  return [1, 'gap', ...range(here - around, here + around), 'gap', end];
}
