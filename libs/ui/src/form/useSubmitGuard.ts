import { useRef, useState } from 'react';
import { markCooldown } from './markCooldown.ts';
import { PRESS_COOLDOWN_MS } from './pressCooldownMs.ts';

/**
 * One press, one effect. The returned function starts `effect` and ignores further calls until it has settled, and for
 * at least half a second; it returns whether it started it. The lock is a ref, not state, so that it works within the
 * same task, when a form library's `isSubmitting` would still let a double click through. `pending` is for the button's
 * `loading`. While presses are ignored, the page is marked (`markCooldown`).
 *
 * @param subjectOf identifies the subject of a press, for a form that may send its next step sooner: within that half
 * second, only presses with the same subject are ignored
 */
export function useSubmitGuard<Args extends unknown[]>(
  effect: (...args: Args) => unknown,
  subjectOf: (...args: Args) => unknown = () => undefined,
) {
  const running = useRef(false);
  const lastPress = useRef<{ subject: unknown }>(undefined);
  const [pending, setPending] = useState(false);
  const guarded = async (...args: Args) => {
    const press = { subject: subjectOf(...args) };
    if (running.current || (lastPress.current && lastPress.current.subject === press.subject)) return false;
    running.current = true;
    lastPress.current = press;
    setPending(true);
    const endCooldown = markCooldown();
    setTimeout(() => {
      if (lastPress.current === press) lastPress.current = undefined;
      endCooldown();
    }, PRESS_COOLDOWN_MS);
    const endEffect = markCooldown();
    try {
      await effect(...args);
    } finally {
      setPending(false);
      running.current = false;
      endEffect();
    }
    return true;
  };
  return [guarded, pending] as const;
}
