import { useCallback, useEffect, useState, type RefObject } from 'react';
import { scrollPace } from '../motion/scrollPace.ts';

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
    /* It answers at once, after the layout; asked right here, the page would have to be laid out for it. */
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(read);
    let frame = 0;
    /* New children are laid out with the next frame; asked before that, the page would have to be laid out for it. */
    const changed = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    });
    box.addEventListener('scroll', read, { passive: true });
    resized?.observe(box);
    changed.observe(box, { childList: true });
    return () => {
      box.removeEventListener('scroll', read);
      resized?.disconnect();
      changed.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref]);

  const move = useCallback(
    (direction: 1 | -1) => {
      const box = ref.current;
      box?.scrollBy({ left: direction * Math.max(160, box.clientWidth * 0.85), behavior: scrollPace() });
    },
    [ref],
  );
  return { ...ends, prev: () => move(-1), next: () => move(1) };
}
