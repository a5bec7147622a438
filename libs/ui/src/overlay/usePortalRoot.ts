import { useSyncExternalStore } from 'react';

const CHANGE = 'fullscreenchange';

const subscribe = (listener: () => void) => {
  document.addEventListener(CHANGE, listener);
  return () => document.removeEventListener(CHANGE, listener);
};

/** In full screen only what is inside its element is visible; a frame can't contain an overlay. */
function portalRoot(): HTMLElement {
  const full = document.fullscreenElement as HTMLElement | null;
  return full && full.tagName !== 'IFRAME' ? full : document.body;
}

/**
 * The container of portalled overlays: the element in full screen, or else the body. If it is passed, overlays
 * render together with what opened them, in slices if that is sliced; on their own, the primitives render once to
 * find it and everything in a second pass, which cannot be sliced. Server-rendered markup has none: an overlay
 * that is open from the start appears after hydration.
 */
export const usePortalRoot = (): HTMLElement | undefined =>
  useSyncExternalStore(subscribe, portalRoot, () => undefined);
