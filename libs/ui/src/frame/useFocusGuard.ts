import { useEffect, type RefObject } from 'react';

const FIELD = 'input, textarea, select, [contenteditable]';
const isField = (target: EventTarget | null) => target instanceof Element && target.matches(FIELD);

/** Who moves the focus: a key or the pointer of the player, or nobody. */
type Mover = 'tab' | 'pointer' | undefined;

/**
 * Gives the focus back when the page of an iframe takes it on its own: a field that somebody types in must not
 * lose its keys to a game. The focus may go there with the pointer, with Tab, or when nothing else has it. A page
 * that has taken it from a field isn't rendered until the field is left: it would take it again at once, and
 * `inert` doesn't hold a page of another process back.
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
      /* A click beside a field means that the focus no longer belongs there. */
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
