import { useEffect, useRef } from 'react';

const NAME = '--bz-bar-top';

/** How much of a scrolled page the bar covers: nothing if it scrolls away with the page. */
const covered = (bar: Element, height: number) =>
  getComputedStyle(bar).position === 'sticky' ? Math.round(height) : 0;

/** Publishes how much of the page the bar covers, so that it never hides a focused control or a heading. */
export function useStickyBarHeight() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      const value = height === undefined ? '' : `${covered(element, height)}px`;
      /* Setting it again would give every element a new style; the page's HTML has done it (`endFirstPaint`). */
      if (value && page.getPropertyValue(NAME) !== value) page.setProperty(NAME, value);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty(NAME);
    };
  }, []);
  return bar;
}
