import { useCallback, useEffect, useState, type RefObject } from 'react';

const SLACK = 4;

/**
 * Where a sideways scroller stands and how to move it by most of its width. `canPrev` and `canNext` follow scrolling,
 * resizing and new children.
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
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(read);
    const changed = new MutationObserver(read);
    box.addEventListener('scroll', read, { passive: true });
    resized?.observe(box);
    changed.observe(box, { childList: true });
    read();
    return () => {
      box.removeEventListener('scroll', read);
      resized?.disconnect();
      changed.disconnect();
    };
  }, [ref]);

  const move = useCallback(
    (direction: 1 | -1) => {
      const box = ref.current;
      box?.scrollBy({ left: direction * Math.max(160, box.clientWidth * 0.85), behavior: 'smooth' });
    },
    [ref],
  );
  return { ...ends, prev: () => move(-1), next: () => move(1) };
}
