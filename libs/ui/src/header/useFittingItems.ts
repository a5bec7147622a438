import { useEffect, useRef, useState } from 'react';
import { countFitting } from './countFitting.ts';

const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
const pixels = (value: string) => parseFloat(value) || 0;

function paddingOf(element: Element): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
  return pixels(paddingInlineStart) + pixels(paddingInlineEnd);
}

/** Measures the items of a row's list, and the `data-more` button beside it. */
function measure(row: Element, always: boolean): number {
  const list = row.querySelector(':scope > ul');
  if (!list) return 0;
  return countFitting({
    items: [...list.children].map(widthOf),
    gap: pixels(getComputedStyle(list).columnGap),
    room: widthOf(row) - paddingOf(row) - paddingOf(list),
    more: widthOf(row.querySelector(':scope > [data-more] > *')),
    always,
  });
}

/**
 * How many items of a row fit, so that the others can be in a menu; undefined until it has been measured. It is
 * measured when the width of the row or of an item changes.
 *
 * @param key changes with the items
 * @param always the menu is shown even if everything fits
 */
export function useFittingItems(key: string, always: boolean) {
  const row = useRef<HTMLElement>(null);
  const [fitting, setFitting] = useState<number>();
  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      /* Nothing to measure while it's hidden. */
      if (element.offsetWidth > 0) setFitting(measure(element, always));
    });
    observer.observe(element);
    for (const item of element.querySelectorAll(':scope > ul > li')) observer.observe(item);
    return () => observer.disconnect();
  }, [key, always]);
  return { row, fitting };
}
