import { useLayoutEffect, useState, type RefObject } from 'react';

export type GridColumns = { count: number; gap: number; top: number; rowHeight: number };

const START: GridColumns = { count: 4, gap: 12, top: 0, rowHeight: 240 };

/**
 * Reads the number of columns from the real stylesheet, so that the script never repeats a brand's sizes.
 * `probe` is an empty grid with the same template holding one tile-shaped box.
 */
export function useGridColumns(probe: RefObject<HTMLElement | null>): GridColumns {
  const [lanes, setLanes] = useState(START);
  useLayoutEffect(() => {
    const grid = probe.current;
    if (!grid) return;
    const read = () => {
      const style = getComputedStyle(grid);
      const box = grid.firstElementChild?.getBoundingClientRect();
      const next: GridColumns = {
        count:
          style.gridTemplateColumns.split(' ').filter((track) => track.endsWith('px')).length || START.count,
        gap: Number.parseFloat(style.columnGap) || START.gap,
        top: Math.round(grid.getBoundingClientRect().top + window.scrollY),
        rowHeight: box?.height || START.rowHeight,
      };
      setLanes((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
    };
    read();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(read);
    observer.observe(grid);
    /* Content above the grid may grow and push it down. */
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [probe]);
  return lanes;
}
