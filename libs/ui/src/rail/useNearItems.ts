import { startTransition, useEffect, useState, type RefObject } from 'react';
import { useInView } from '../motion/useInView.ts';
import { useIsHydrated } from '../store/useIsHydrated.ts';

/** How many items a row has while it is far away: they give it its height. */
const FIRST = 4;
/** How near the viewport a row gets the others: further than a flick scrolls before they are rendered. */
const MARGIN = '800px';

/**
 * The items that a row renders: the first ones, and all of them once it has come near the viewport. A page of a dozen
 * rows has half as many elements to lay out, to keep, and to remove when it is left (ADR 11). A row in the
 * server-rendered markup has all: it is on the first screen.
 */
export function useNearItems<T>(row: RefObject<Element | null>, items: readonly T[]): readonly T[] {
  const isHydrated = useIsHydrated();
  const isNear = useInView(row, MARGIN);
  const [wasNear, setWasNear] = useState(!isHydrated);
  useEffect(() => {
    if (isNear) startTransition(() => setWasNear(true));
  }, [isNear]);
  return wasNear ? items : items.slice(0, FIRST);
}
