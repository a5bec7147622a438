import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { glide } from './glide.ts';

export const HERO_SPEED_MS = 800;

/** How far the row must be scrolled for a slide to stand first; the last ones stop at the end. */
const leftOf = (box: HTMLElement, index: number) => {
  const slides = [...box.children] as HTMLElement[];
  const left = (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  return Math.min(left, box.scrollWidth - box.clientWidth);
};

const leftsOf = (box: HTMLElement) => Array.from(box.children, (_, index) => leftOf(box, index));

const nearest = (lefts: readonly number[], left: number) => {
  const distances = lefts.map((place) => Math.abs(place - left));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
};

/** At how many places the row can stand: the last slides of a row that shows several share one. */
const stopsOf = (lefts: readonly number[]) => new Set(lefts.map(Math.round)).size;

/**
 * Which slide of a snapping row stands first, at how many places it can stand (1 until that is known), and `goTo(index)`, which
 * wraps around at both ends and takes `speed` ms.
 */
export function useSlides(ref: RefObject<HTMLElement | null>, count: number, speed = HERO_SPEED_MS) {
  const [current, setCurrent] = useState(0);
  const [stops, setStops] = useState(1);
  const stop = useRef<(() => void) | undefined>(undefined);
  const still = useReducedMotion();

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    let lefts: readonly number[] = [];
    const read = () => setCurrent(nearest(lefts, box.scrollLeft));
    const measure = () => {
      lefts = leftsOf(box);
      setStops(stopsOf(lefts));
    };
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    const takeHold = () => stop.current?.();
    /* It answers at once, after the layout; asked right here, the page would have to be laid out for it. */
    if (resized) resized.observe(box);
    else measure();
    box.addEventListener('scroll', read, { passive: true });
    box.addEventListener('pointerdown', takeHold, { passive: true });
    box.addEventListener('wheel', takeHold, { passive: true });
    return () => {
      takeHold();
      resized?.disconnect();
      box.removeEventListener('scroll', read);
      box.removeEventListener('pointerdown', takeHold);
      box.removeEventListener('wheel', takeHold);
    };
  }, [ref, count]);

  const goTo = useCallback(
    (index: number, places = count) => {
      const box = ref.current;
      if (!box || places === 0) return;
      stop.current?.();
      stop.current = glide(box, leftOf(box, (index + places) % places), still ? 0 : speed);
    },
    [ref, count, still, speed],
  );
  return { current: Math.min(current, Math.max(0, count - 1)), stops, goTo };
}
