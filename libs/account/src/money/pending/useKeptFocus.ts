import { useEffect, useRef } from 'react';

/**
 * Keeps focus on the page when a list item disappears along with its pressed button: the dialog or page around the list
 * gets it.
 * @param count number of items
 * @returns the list's `ref`, and a function to call when a press is expected to remove an item
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
