import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Where overlays hang. Told it, they are drawn with what opened them, in slices if that is; left to themselves, the
 * primitives draw once to find it out and everything in a second go, which cannot be sliced. A painted page has none: an
 * overlay that is open from the start comes once the page is taken over.
 */
export const usePortalRoot = (): HTMLElement | undefined =>
  useSyncExternalStore(
    never,
    () => document.body,
    () => undefined,
  );
