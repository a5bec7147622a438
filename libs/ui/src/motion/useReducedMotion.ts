import { useDeferredSnapshot } from '../store/useDeferredSnapshot.ts';

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

/** Whether the player wants reduced motion right now. */
export const prefersReducedMotion = () =>
  document.documentElement.hasAttribute('data-quiet') || (canMatch() && window.matchMedia(QUERY).matches);

/** True while motion is reduced: by the system setting or the quiet switch. */
export function useReducedMotion(): boolean {
  return useDeferredSnapshot(subscribe, prefersReducedMotion, () => true);
}
