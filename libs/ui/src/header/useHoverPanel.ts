import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

/** How long a pointer rests on an entry before its panel opens, and may leave it before the panel closes, in ms. */
const DELAY_MS = { open: 90, close: 220 } as const;

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
const isIn = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget);

/**
 * Opens an entry's panel on hover or when its link gets keyboard focus. Closes it on Escape, when focus or the mouse
 * leaves, or when a link in it is followed. `area` goes on the element around link, arrow and panel; `arrow` gets focus
 * after Escape.
 */
export function useHoverPanel(isOpen: boolean, onOpen: (isOpen: boolean) => void) {
  const arrow = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (next: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onOpen(next), wait);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    onOpen(next);
  };
  const area = {
    onPointerEnter: (event: PointerEvent) => isMouse(event) && later(true, DELAY_MS.open),
    onPointerLeave: (event: PointerEvent) => isMouse(event) && later(false, DELAY_MS.close),
    onFocus: ({ target }: FocusEvent) => {
      if (!isOpen && target.matches('a:focus-visible')) now(true);
    },
    onBlur: (event: FocusEvent) => {
      if (isOpen && event.relatedTarget && !isIn(event)) now(false);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOpen) return;
      arrow.current?.focus();
      now(false);
    },
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) now(false);
    },
  };
  return { area, arrow };
}
