import { useState, type FocusEvent, type RefObject } from 'react';
import { useInView } from './useInView.ts';
import { usePageVisible } from './usePageVisible.ts';
import { useReducedMotion } from './useReducedMotion.ts';

/**
 * Whether something may move by itself: it is `running` while nothing speaks against it, which are the pause button, a pointer
 * or the focus on it, a hidden tab, nobody who sees `box`, or a player who wants stillness. Spread `hold` on the moving thing.
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
    /** No use for a pause button: nothing moves anyway. */
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
