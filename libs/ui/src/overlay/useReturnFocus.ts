import { useRef } from 'react';
import { ignoreAlerts } from './ignoreAlerts.ts';

const FIELD = 'form :is(input, select, textarea):not([type="hidden"], :disabled)';

/** Where typing begins in an overlay with a form. The cross at its head comes first in the document, and is not meant. */
const firstField = (card: HTMLElement) =>
  [...card.querySelectorAll<HTMLElement>(FIELD)].find((field) => !field.closest('[hidden], [inert]'));

/**
 * Gives the focus back to where it was when the overlay opened. The primitives do so only for their own trigger; ours are
 * opened from anywhere: a tile, a menu, a reply. Spread the result on the overlay's content; it also keeps the overlay open
 * when an alert over it is dismissed.
 *
 * An overlay with a form begins in its first field. `asks` is for what has to be answered or opens by itself: it takes the focus itself, so that it is read first, and a key
 * that was meant for the page under it answers nothing.
 */
export function useReturnFocus({ asks = false } = {}) {
  const before = useRef<Element | null>(null);
  return {
    onInteractOutside: ignoreAlerts,
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      const card = event.currentTarget;
      if (!(card instanceof HTMLElement)) return;
      const field = asks ? undefined : firstField(card);
      if (field) {
        event.preventDefault();
        field.focus({ preventScroll: true });
      }
      if (!asks) return;
      event.preventDefault();
      const focus = () => card.focus({ preventScroll: true });
      /* Whoever gets the focus is laid out for it: where nothing loses it, that waits for the frame that lays the card out. */
      if (before.current === document.body) requestAnimationFrame(focus);
      else focus();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      before.current.focus({ preventScroll: true });
    },
  };
}
