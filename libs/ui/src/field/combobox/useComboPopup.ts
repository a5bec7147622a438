import { useId, useState, type KeyboardEvent } from 'react';

/** Preloads the list's code on hover or focus. */
export const loadComboPopup = async () => ({ default: (await import('./ComboPopup.tsx')).ComboPopup });

/**
 * State of a Combobox's list, open or closed. Spread `bind` on the button that opens it, and `list` on the ComboPopup.
 */
export function useComboPopup(disabled: boolean | undefined) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  /* Stays mounted after the first opening, so that its exit can be animated. */
  const [wanted, setWanted] = useState(false);
  const show = (letter = '') => {
    if (disabled) return;
    /* While its code is still loading, typed letters are buffered for it. */
    setTyped(open ? typed + letter : letter);
    setWanted(true);
    setOpen(true);
  };
  const ahead = () => void loadComboPopup();
  return {
    open,
    wanted,
    close: () => setOpen(false),
    list: { id, typed, open, onOpenChange: setOpen, onClose: () => setOpen(false) },
    bind: {
      type: 'button',
      role: 'combobox',
      disabled,
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: () => show(),
      onPointerEnter: ahead,
      onFocus: ahead,
      onKeyDown: (event: KeyboardEvent) => {
        const letter =
          event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && !letter) return;
        event.preventDefault();
        show(letter ? event.key : '');
      },
    },
  } as const;
}
