import { useEffect } from 'react';

let holders = 0;

/** Whether something on the page would be lost with it. */
export const isReloadPrevented = (): boolean => holders > 0;

/** Keeps the page from being reloaded by itself while `kept`: a form about money that somebody has begun to fill in. */
export function usePreventReload(kept: boolean) {
  useEffect(() => {
    if (!kept) return undefined;
    holders += 1;
    return () => void (holders -= 1);
  }, [kept]);
}
