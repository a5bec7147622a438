import { SCREEN_COOKIE, useDevices } from '@baize/site';
import { startTransition, useEffect } from 'react';

const YEAR_S = 31_536_000;

/**
 * Updates the window's device class with its width (spec 1/9.shell/5). A changed class is stored for the server, which
 * renders the visitor's next page for it.
 */
export function useFollowWindow() {
  const { window: known, now, follow } = useDevices();
  useEffect(() => {
    const measure = () => {
      const current = now();
      if (current === known) return;
      document.cookie = `${SCREEN_COOKIE}=${current};path=/;max-age=${YEAR_S};samesite=lax`;
      startTransition(() => follow(current));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [known, now, follow]);
}
