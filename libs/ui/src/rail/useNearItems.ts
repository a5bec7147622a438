import type { RefObject } from 'react';
import { useWasNear } from '../motion/useWasNear.ts';
import { useIsHydrated } from '../store/useIsHydrated.ts';

/** How many items a row renders while it's far away; they determine its height. */
const FIRST = 4;
/** How near the viewport a row renders the rest: further than a flick scrolls before they are rendered. */
const MARGIN = '800px';

/**
 * The items that a row renders: the first few, and all of them once it has come near the viewport. This halves the
 * elements that a page of a dozen rows has to lay out, keep, and remove on leaving (ADR 11). A row in the
 * server-rendered markup has all items, since it's on the first screen.
 */
export function useNearItems<T>(row: RefObject<Element | null>, items: readonly T[]): readonly T[] {
  const isHydrated = useIsHydrated();
  const wasNear = useWasNear(row, MARGIN, !isHydrated);
  return wasNear ? items : items.slice(0, FIRST);
}
