import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the element is in the viewport (or within `margin` of it). Without IntersectionObserver everything
 * counts as visible.
 */
export function useInView(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [inView, setInView] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => setInView(Boolean(entries.at(-1)?.isIntersecting)),
      {
        rootMargin: margin,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin]);
  return inView;
}
