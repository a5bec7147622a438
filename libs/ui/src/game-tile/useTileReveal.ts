/* @chunk games */
import { useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Whether a tile shows its buttons: it is hovered by a mouse, or contains keyboard focus. Touch never shows
 * them, since a tap opens the sheet.
 *
 * @param onIntent Called when they appear, for example to load what the buttons open.
 */
export function useTileReveal(onIntent?: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    open: hovered || focused,
    handlers: {
      /* Not "enter", which React derives from leaving the previous element: a placeholder replaced by the
         tile under a resting mouse is never left. */
      onPointerOver: (event: PointerEvent) => {
        if (hovered || event.pointerType !== 'mouse') return;
        setHovered(true);
        onIntent?.();
      },
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (!event.target.matches(':focus-visible')) return;
        setFocused(true);
        onIntent?.();
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
