import { useCallback, useRef, useState } from 'react';

/** A second press within this time is the same press: a double click, or Enter and a click. In milliseconds. */
export const ONE_PRESS = 500;

/**
 * One press, one effect. The returned function starts `effect` and drops every further call until it has settled, and for
 * half a second at least; it says whether it started it. The lock is a ref and not a state, so that it holds within one and the same turn, where
 * `isSubmitting` of a form library still lets a double click through. `pending` is for the button's `loading`.
 */
export function useSubmitGuard<Args extends unknown[]>(effect: (...args: Args) => unknown) {
  const locked = useRef(false);
  const [pending, setPending] = useState(false);
  const guarded = useCallback(
    async (...args: Args) => {
      if (locked.current) return false;
      locked.current = true;
      setPending(true);
      const pressed = new Promise((resolve) => setTimeout(resolve, ONE_PRESS));
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
