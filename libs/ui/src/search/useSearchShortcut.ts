import { useEffect, useEffectEvent } from 'react';

const WRITING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"]';

/** `/` (Shift and 7 on Turkish keyboards) outside of fields and dialogs, or Ctrl+K (Cmd+K) anywhere. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  const command = event.ctrlKey || event.metaKey;
  if (command) return event.code === 'KeyK' && !event.shiftKey;
  const writing = event.target instanceof Element && event.target.closest(WRITING) !== null;
  return event.key === '/' && !writing;
}

/** Calls `onSearch` for the keys that open the search. Mount it once. */
export function useSearchShortcut(onSearch: (event: KeyboardEvent) => void, enabled = true) {
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      /* Firefox opens its own search for both. */
      event.preventDefault();
      search(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
