import { useCallback, useEffect, useState, type RefObject } from 'react';
import { scrollBehavior } from '../motion/scrollBehavior.ts';

const SLACK = 4;

/**
 * The position of a sideways scroller, and a way to move it by most of its width. `canPrev` and `canNext`
 * follow scrolling, resizing and new children.
 */
export function useScroller(ref: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ canPrev: false, canNext: false });

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const read = () => {
      const canPrev = box.scrollLeft > SLACK;
      const canNext = box.scrollLeft + box.clientWidth < box.scrollWidth - SLACK;
      setEnds((was) => (was.canPrev === canPrev && was.canNext === canNext ? was : { canPrev, canNext }));
    };
    /*
     * Measuring during a DOM change forces layout. A ResizeObserver reports after layout, and for a row that isn't laid
     * out yet only once it is. It observes the box, and the last child for the length of the row.
     */
    const sized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(read);
    const watch = () => {
      sized?.disconnect();
      sized?.observe(box);
      if (box.lastElementChild) sized?.observe(box.lastElementChild);
    };
    const changed = new MutationObserver(watch);
    box.addEventListener('scroll', read, { passive: true });
    watch();
    changed.observe(box, { childList: true });
    return () => {
      box.removeEventListener('scroll', read);
      sized?.disconnect();
      changed.disconnect();
    };
  }, [ref]);

  const move = useCallback(
    (direction: 1 | -1) => {
      const box = ref.current;
      box?.scrollBy({ left: direction * Math.max(160, box.clientWidth * 0.85), behavior: scrollBehavior() });
    },
    [ref],
  );
  return { ...ends, prev: () => move(-1), next: () => move(1) };
}
