import { useRef } from 'react';
import { ignoreAlerts } from './ignoreAlerts.ts';

/**
 * Gives the focus back to where it was when the overlay opened. The primitives do so only for their own trigger; ours are
 * opened from anywhere: a tile, a menu, a reply. Spread the result on the overlay's content; it also keeps the overlay open
 * when an alert over it is dismissed.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onInteractOutside: ignoreAlerts,
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      before.current.focus({ preventScroll: true });
    },
  };
}
