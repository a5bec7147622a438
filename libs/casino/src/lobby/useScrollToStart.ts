import { useLayoutEffect, useRef, type RefObject } from 'react';

const px = (length: string) => Number.parseFloat(length) || 0;

/** Whether the list begins above the window, or under what sticks at its upper edge. */
function isCovered(list: HTMLElement): boolean {
  const margin = px(getComputedStyle(list).scrollMarginTop);
  const padding = px(getComputedStyle(document.documentElement).scrollPaddingTop);
  return list.getBoundingClientRect().top < margin + padding;
}

/**
 * Choosing a category from deep within a list shows the new list from its first game. What is chosen by Back keeps the place
 * that was left.
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
