import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for the form; after each refused attempt the first invalid field gets focus. */
export function useFocusFirstError(attempts: number, hasErrors: boolean): RefObject<HTMLFormElement | null> {
  const root = useRef<HTMLFormElement>(null);
  const seen = useRef(attempts);
  useEffect(() => {
    if (!hasErrors || seen.current === attempts) return;
    seen.current = attempts;
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, hasErrors]);
  return root;
}
