import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Reports text that was typed into a controlled box of the server-rendered page before it was hydrated; the next render
 * would replace it by the box's value, `text`. Boxes without a value are read by the form library.
 */
export function useTypedBeforeHydration(
  box: RefObject<HTMLInputElement | null>,
  text: string,
  onTyped: (box: HTMLInputElement) => void,
) {
  const read = useEffectEvent(() => {
    if (box.current && box.current.value !== text) onTyped(box.current);
  });
  useLayoutEffect(() => read(), []);
}
