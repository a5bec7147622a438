import { useLayoutEffect, useRef, type RefObject } from 'react';

const px = (length: string) => Number.parseFloat(length) || 0;

/** Whether the list starts above the viewport, or below its sticky bar. */
function isCovered(list: HTMLElement): boolean {
  const margin = px(getComputedStyle(list).scrollMarginTop);
  const padding = px(getComputedStyle(document.documentElement).scrollPaddingTop);
  return list.getBoundingClientRect().top < margin + padding;
}

/**
 * Choosing a category far down a list scrolls to the first game of the new list. Back keeps the restored
 * position.
 */
export function useScrollToStart(
  list: RefObject<HTMLElement | null>,
  category: number,
  choose: (category: number) => void,
) {
  const wasChosen = useRef(false);
  useLayoutEffect(() => {
    const section = list.current;
    if (section && wasChosen.current && isCovered(section)) section.scrollIntoView({ block: 'start' });
    wasChosen.current = false;
  }, [list, category]);
  return (next: number) => {
    wasChosen.current = true;
    choose(next);
  };
}
