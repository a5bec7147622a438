import { useCallback, useRef, useState } from 'react';

/** A second press within this time counts as the same press: a double click, or Enter and a click. In ms. */
export const PRESS_COOLDOWN_MS = 500;

/**
 * One press, one effect. The returned function starts `effect` and ignores further calls until it has
 * settled, and for at least half a second; it returns whether it started it. The lock is a ref, not state, so
 * that it works within the same task, where a form library's `isSubmitting` still lets a double click
 * through. `pending` is for the button's `loading`.
 */
export function useSubmitGuard<Args extends unknown[]>(effect: (...args: Args) => unknown) {
  const locked = useRef(false);
  const [pending, setPending] = useState(false);
  const guarded = useCallback(
    async (...args: Args) => {
      if (locked.current) return false;
      locked.current = true;
      setPending(true);
      const pressed = new Promise((resolve) => setTimeout(resolve, PRESS_COOLDOWN_MS));
      try {
        await effect(...args);
      } finally {
        setPending(false);
        void pressed.then(() => {
          locked.current = false;
        });
      }
      return true;
    },
    [effect],
  );
  return [guarded, pending] as const;
}
