import { useEffect } from 'react';

let holders = 0;

/** Whether a reload would lose something on the page. */
export const isReloadPrevented = (): boolean => holders > 0;

/** Keeps the page from reloading itself while `kept`: a money form that the player has started to fill in. */
export function usePreventReload(kept: boolean) {
  useEffect(() => {
    if (!kept) return undefined;
    holders += 1;
    return () => void (holders -= 1);
  }, [kept]);
}
