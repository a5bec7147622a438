import { useEffect, type RefObject } from 'react';

/**
 * Sets `--bz-keyboard`, the height in px of the viewport that a phone's keyboard covers, on the element, so
 * that sticky content stays above the keyboard. Written to the element directly, since it changes many times
 * a second while the keyboard opens.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const read = () => {
      /* A pinch-zoomed viewport is smaller as well: then the keyboard isn't the reason. */
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      ref.current?.style.setProperty('--bz-keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    /* In the frame, which does the layout anyway; reading it now would make the form's task longer. */
    const first = requestAnimationFrame(read);
    view.addEventListener('resize', read);
    view.addEventListener('scroll', read);
    return () => {
      cancelAnimationFrame(first);
      view.removeEventListener('resize', read);
      view.removeEventListener('scroll', read);
    };
  }, [ref]);
}
