/** Where a result lies, as `getBoundingClientRect` says it. */
export type Place = { left: number; top: number; width: number; height: number };
export type Direction = 'up' | 'down' | 'left' | 'right';

const middleOf = ({ left, width }: Place) => left + width / 2;

/**
 * Which place an arrow key leads to: left and right go in reading order, up and down to the nearest row that lies wholly
 * that way (a tile's own star does not), and in it to the one that is least to the side. -1 where there is none.
 */
export function nearestResult(places: readonly Place[], from: number, direction: Direction): number {
  const here = places[from];
  if (!here) return -1;
  if (direction === 'left') return from - 1;
  if (direction === 'right') return from + 1 < places.length ? from + 1 : -1;
  let best = { index: -1, rows: Infinity, aside: Infinity };
  for (const [index, place] of places.entries()) {
    const [upper, lower] = direction === 'down' ? [here, place] : [place, here];
    const gap = lower.top - (upper.top + upper.height);
    if (index === from || gap < -1) continue;
    const rows = Math.round(gap / Math.max(here.height / 2, 1));
    const aside = Math.abs(middleOf(place) - middleOf(here));
    if (rows < best.rows || (rows === best.rows && aside < best.aside)) best = { index, rows, aside };
  }
  return best.index;
}
