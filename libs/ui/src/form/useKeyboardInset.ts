import { useEffect, type RefObject } from 'react';

/**
 * Writes how much of the window's lower edge a phone's keyboard covers, as `--bz-keyboard` in pixels, on the element: what
 * sticks to the lower edge stands above the keys with it. Straight to the element, since it changes many times a second
 * while the keys come up.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const read = () => {
      /* A pinched page is smaller as well: there the keys are not the reason. */
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      ref.current?.style.setProperty('--bz-keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    read();
    view.addEventListener('resize', read);
    view.addEventListener('scroll', read);
    return () => {
      view.removeEventListener('resize', read);
      view.removeEventListener('scroll', read);
    };
  }, [ref]);
}
