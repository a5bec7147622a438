import { useEffect, type RefObject } from 'react';

const FIELD = 'input, textarea, select, [contenteditable]';
const isField = (target: EventTarget | null) => target instanceof Element && target.matches(FIELD);

/** The cause of a focus change: the player's key or pointer, or undefined if it's the page itself. */
type Mover = 'tab' | 'pointer' | undefined;

/**
 * Returns focus if the page in an iframe takes it on its own, so that keys typed into a field don't go to a game. The
 * iframe may get focus by pointer, by Tab, or if no other element has it. If it has stolen focus from a field, it isn't
 * rendered until the field is blurred: it would take it again immediately, and `inert` doesn't stop a page in another
 * process.
 */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let focused: EventTarget | null = document.activeElement;
    let mover: Mover;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const setHidden = (isHidden: boolean) => {
      if (frame.current) frame.current.style.display = isHidden ? 'none' : '';
    };
    function giveBack() {
      const element = frame.current;
      if (!element || document.activeElement !== element || element.matches(':hover')) return;
      if (!(focused instanceof HTMLElement) || !focused.isConnected || focused === document.body) return;
      setHidden(isField(focused));
      element.blur();
      focused.focus({ preventScroll: true });
    }
    const listeners = {
      focusin: ({ target }: FocusEvent) => {
        if (target !== frame.current) focused = target;
        if (!isField(target)) setHidden(false);
      },
      /* A click beside a field means that it no longer needs the focus. */
      focusout: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget === null && mover === 'pointer') focused = null;
        if (mover) setHidden(false);
      },
      keydown: ({ key }: KeyboardEvent) => {
        mover = key === 'Tab' ? 'tab' : undefined;
      },
      pointerdown: () => {
        mover = 'pointer';
      },
      pointerup: () => {
        mover = undefined;
      },
    };
    /* The iframe is the active element only after this event. */
    const onBlur = () => {
      if (mover !== 'tab') waiting = setTimeout(giveBack);
    };
    for (const [type, listener] of Object.entries(listeners))
      document.addEventListener(type, listener as EventListener, true);
    window.addEventListener('blur', onBlur);
    return () => {
      clearTimeout(waiting);
      for (const [type, listener] of Object.entries(listeners))
        document.removeEventListener(type, listener as EventListener, true);
      window.removeEventListener('blur', onBlur);
    };
  }, [frame]);
}
