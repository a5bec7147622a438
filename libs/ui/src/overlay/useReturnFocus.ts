import { useRef } from 'react';

/**
 * Gives the focus back to where it was when the overlay opened. The primitives do so only for their own trigger; ours are
 * opened from anywhere: a tile, a menu, a reply. Spread the result on the overlay's content.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
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
