import { useEffect, useRef, type RefObject } from 'react';

/** The form's element; its first wrong field takes focus after each attempt that was refused. */
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
