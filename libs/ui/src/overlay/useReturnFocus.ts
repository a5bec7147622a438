import { useRef } from 'react';
import { ignoreAlerts } from './ignoreAlerts.ts';

const FIELD = 'form :is(input, select, textarea):not([type="hidden"], :disabled)';

/**
 * Where typing starts in an overlay with a form. The × button in its head comes first in the document, but is skipped.
 */
const firstField = (card: HTMLElement) =>
  [...card.querySelectorAll<HTMLElement>(FIELD)].find((field) => !field.closest('[hidden], [inert]'));

/**
 * Returns focus to where it was when the overlay opened. The primitives do so only for their own trigger; ours are
 * opened from anywhere: a tile, a menu, a response. Spread the result on the overlay's content; it also keeps the
 * overlay open when an alert above it is dismissed. If the previously focused element is gone, like the header's login
 * button after a login, the page's `main` gets focus. An overlay with a form starts in its first field. `asks` is for
 * overlays that must be answered or open unasked: the overlay itself takes focus, so that it's read first and a key
 * meant for the page doesn't answer it.
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
      /*
       * Focusing an element forces layout, so if no element loses focus, it waits for the animation frame that lays out
       * the card.
       */
      if (before.current === document.body) requestAnimationFrame(focus);
      else focus();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement)) return;
      const place = before.current.isConnected ? before.current : document.querySelector('main');
      if (!(place instanceof HTMLElement)) return;
      event.preventDefault();
      place.focus({ preventScroll: true });
    },
  };
}
