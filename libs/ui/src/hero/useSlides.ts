import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useStill } from '../motion/useStill.ts';
import { glide } from './glide.ts';

export const HERO_SPEED_MS = 800;

/** How far the row must be scrolled for a slide to stand first; the last ones stop at the end. */
const leftOf = (box: HTMLElement, index: number) => {
  const slides = [...box.children] as HTMLElement[];
  const left = (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  return Math.min(left, box.scrollWidth - box.clientWidth);
};

const nearest = (box: HTMLElement) => {
  const distance = (index: number) => Math.abs(leftOf(box, index) - box.scrollLeft);
  return Array.from(box.children, (_, index) => index).reduce(
    (a, b) => (distance(b) < distance(a) ? b : a),
    0,
  );
};

/** Which slide of a snapping row stands first, and `goTo(index)`, which wraps around at both ends. */
export function useSlides(ref: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const stop = useRef<(() => void) | undefined>(undefined);
  const still = useStill();

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const read = () => setCurrent(nearest(box));
    const takeHold = () => stop.current?.();
    box.addEventListener('scroll', read, { passive: true });
    box.addEventListener('pointerdown', takeHold, { passive: true });
    box.addEventListener('wheel', takeHold, { passive: true });
    return () => {
      takeHold();
      box.removeEventListener('scroll', read);
      box.removeEventListener('pointerdown', takeHold);
      box.removeEventListener('wheel', takeHold);
    };
  }, [ref]);

  const goTo = useCallback(
    (index: number) => {
      const box = ref.current;
      if (!box || count === 0) return;
      stop.current?.();
      stop.current = glide(box, leftOf(box, (index + count) % count), still ? 0 : HERO_SPEED_MS);
    },
    [ref, count, still],
  );
  return { current: Math.min(current, Math.max(0, count - 1)), goTo };
}
