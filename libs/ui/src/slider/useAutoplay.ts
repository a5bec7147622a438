import { useState, type FocusEvent, type RefObject } from 'react';
import { useInView } from '../motion/useInView.ts';
import { usePageVisible } from '../motion/usePageVisible.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';

/**
 * Whether content may autoplay: it is `running` unless it is paused by its button, hovered or focused, in a hidden tab,
 * or `box` is off-screen, or motion is reduced. Spread `hold` on the moving element.
 */
export function useAutoplay(box: RefObject<Element | null>, enabled = true) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = usePageVisible();
  const seen = useInView(box);
  const still = useReducedMotion();
  return {
    running: enabled && visible && seen && !still && !paused && !hovered && !focused,
    paused: paused || still,
    /** A pause button is pointless: nothing moves anyway. */
    idle: still || !enabled,
    toggle: () => setPaused((was) => !was),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
