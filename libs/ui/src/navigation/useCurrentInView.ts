/* @chunk base */
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row, and only the row, until its current link or selected tab is in the middle. It measures after the
 * browser's own layout, so that a page isn't laid out twice.
 *
 * @param current Identifies the current item; the row scrolls again when it changes.
 */
export function useCurrentInView<T extends HTMLElement>(
  current: number | string | undefined,
): RefObject<T | null> {
  const row = useRef<T>(null);
  useEffect(() => {
    const box = row.current;
    const item = box?.querySelector<HTMLElement>('[aria-current], [aria-pressed=true], [data-state=active]');
    if (!box || !item || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      box.scrollLeft = item.offsetLeft - (box.clientWidth - item.offsetWidth) / 2;
    });
    observer.observe(item);
    return () => observer.disconnect();
  }, [current]);
  return row;
}
