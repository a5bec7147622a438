import { useEffect, useState, type RefObject } from 'react';

/**
 * Calls `listener` when the element enters or leaves the viewport. Without IntersectionObserver everything counts as
 * visible.
 *
 * @param margin how far outside of the viewport counts as inside: a CSS length
 * @returns a function that stops it
 */
function observeInView(element: Element, margin: string, listener: (inView: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    listener(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => listener(Boolean(entries.at(-1)?.isIntersecting)), {
    rootMargin: margin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the element is in the viewport (or within `margin` of it): false at first, as on the server. */
export function useInView(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (ref.current) return observeInView(ref.current, margin, setInView);
    return undefined;
  }, [ref, margin]);
  return inView;
}
