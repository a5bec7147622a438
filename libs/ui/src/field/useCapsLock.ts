import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

type KeyOrMouse = KeyboardEvent | MouseEvent;

/** Whether the caps-lock key is on while an input has the focus. Spread `watch` on the input. */
export function useCapsLock<E extends HTMLElement>(own: {
  onKeyDown?: (event: KeyboardEvent<E>) => void;
  onKeyUp?: (event: KeyboardEvent<E>) => void;
  onMouseDown?: (event: MouseEvent<E>) => void;
  onBlur?: (event: FocusEvent<E>) => void;
}) {
  const [on, setOn] = useState(false);
  /* Browser autofill fires key events without a key. */
  const read = (event: KeyOrMouse) => setOn(event.getModifierState?.('CapsLock') ?? false);
  return {
    on,
    watch: {
      onKeyDown: (event: KeyboardEvent<E>) => {
        read(event);
        own.onKeyDown?.(event);
      },
      onKeyUp: (event: KeyboardEvent<E>) => {
        read(event);
        own.onKeyUp?.(event);
      },
      onMouseDown: (event: MouseEvent<E>) => {
        read(event);
        own.onMouseDown?.(event);
      },
      onBlur: (event: FocusEvent<E>) => {
        setOn(false);
        own.onBlur?.(event);
      },
    },
  };
}
