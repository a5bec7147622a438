import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

const isMouse = (event: MouseEvent) =>
  (event.nativeEvent as { pointerType?: string }).pointerType === 'mouse';

/**
 * A box that shows itself under a mouse and the focus and by a tap, and goes away with them, by Escape, or by another press
 * (WCAG 1.4.13). `hold` goes on what holds the box and its button, `button` on the button.
 */
export function useHistoryBox() {
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
      /* A mouse has opened it by coming; its click must not close it. */
      onClick: (event: MouseEvent) => setOpen((was) => isMouse(event) || !was),
    },
  };
}
