import { startTransition, useEffect, useState, type RefObject } from 'react';
import { useInView } from './useInView.ts';

/**
 * Whether an element has been in the viewport, or within `margin` of it, at least once. The change renders in slices.
 *
 * @param initially the value at first
 */
export function useWasNear(ref: RefObject<Element | null>, margin: string, initially: boolean): boolean {
  const isNear = useInView(ref, margin);
  const [wasNear, setWasNear] = useState(initially);
  useEffect(() => {
    if (isNear) startTransition(() => setWasNear(true));
  }, [isNear]);
  return wasNear;
}
