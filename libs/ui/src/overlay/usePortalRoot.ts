import { useSyncExternalStore } from 'react';

const CHANGE = 'fullscreenchange';

const subscribe = (listener: () => void) => {
  document.addEventListener(CHANGE, listener);
  return () => document.removeEventListener(CHANGE, listener);
};

/** In full screen only the descendants of the fullscreen element are visible; a frame can't contain an overlay. */
function portalRoot(): HTMLElement {
  const full = document.fullscreenElement as HTMLElement | null;
  return full && full.tagName !== 'IFRAME' ? full : document.body;
}

/**
 * The container of portalled overlays: the fullscreen element, otherwise the body. If it is passed, an overlay renders
 * together with its opener, in slices if that renders in slices; without it the primitives first render to find it, and
 * render everything in a second pass that can't be sliced. Server-rendered markup has none: an overlay that is open
 * from the start appears after hydration.
 */
export const usePortalRoot = (): HTMLElement | undefined =>
  useSyncExternalStore(subscribe, portalRoot, () => undefined);
