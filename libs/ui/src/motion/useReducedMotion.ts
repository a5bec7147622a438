import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';
const canMatch = () => typeof window !== 'undefined' && typeof window.matchMedia === 'function';

function subscribe(changed: () => void) {
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributes: true, attributeFilter: ['data-quiet'] });
  const system = canMatch() ? window.matchMedia(QUERY) : undefined;
  system?.addEventListener('change', changed);
  return () => {
    root.disconnect();
    system?.removeEventListener('change', changed);
  };
}

/** Whether the player wants no motion at this moment. */
export const prefersReducedMotion = () =>
  document.documentElement.hasAttribute('data-quiet') || (canMatch() && window.matchMedia(QUERY).matches);

/** True while the player wants no motion: the system's reduced motion or the quiet switch. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
