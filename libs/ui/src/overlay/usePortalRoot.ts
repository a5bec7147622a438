import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The container of portalled overlays. If it is passed, overlays render together with what opened them, in
 * slices if that is sliced; on their own, the primitives render once to find it and everything in a second
 * pass, which cannot be sliced. Server-rendered markup has none: an overlay that is open from the start
 * appears after hydration.
 */
export const usePortalRoot = (): HTMLElement | undefined =>
  useSyncExternalStore(
    never,
    () => document.body,
    () => undefined,
  );
