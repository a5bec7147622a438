import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

const isMouse = (event: MouseEvent) =>
  (event.nativeEvent as { pointerType?: string }).pointerType === 'mouse';

/**
 * A box that opens on hover, focus and tap, and closes when they end, on Escape, or on another press (WCAG
 * 1.4.13). Spread `hold` on the element around the box and its button, `button` on the button.
 */
export function useHoverPopover() {
  const [open, setOpen] = useState(false);
  return {
    open,
    hold: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(true),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(false),
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false),
    },
    button: {
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setOpen(true),
      onBlur: () => setOpen(false),
      /* Hover has already opened it, so the click must not close it. */
      onClick: (event: MouseEvent) => setOpen((was) => isMouse(event) || !was),
    },
  };
}
