import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page when an item of a list goes with the button that was pressed in it: the dialog or the page
 * around the list has it then.
 * @param count how many items there are
 * @returns the list's `ref`, and what to call when the press is expected to remove an item
 */
export function useKeptFocus(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isLeaving.current || document.activeElement !== document.body) return;
    isLeaving.current = false;
    list.current?.closest<HTMLElement>('[role=dialog], main')?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    expectRemoval: () => {
      isLeaving.current = true;
    },
  };
}
