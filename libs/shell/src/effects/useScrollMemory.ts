import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, type Location } from 'react-router';

const positions = new Map<string, number>();
const REMEMBERED = 50;

function remember(key: string) {
  positions.delete(key);
  positions.set(key, scrollY);
  const oldest = positions.keys().next().value;
  if (positions.size > REMEMBERED && oldest !== undefined) positions.delete(oldest);
}

/**
 * Scrolls to the top of a new page; Back and Forward restore the position. A change of only the query doesn't scroll.
 */
export function useScrollMemory({ key, pathname }: Location, navigation: NavigationType) {
  const last = useRef(pathname);
  useEffect(() => {
    const onScroll = () => remember(key);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [key]);

  /* Before the new page's first frame. */
  useLayoutEffect(() => {
    const left = positions.get(key);
    const isNewPage = last.current !== pathname;
    last.current = pathname;
    if (navigation === NavigationType.Pop && left !== undefined) scrollTo({ top: left, behavior: 'instant' });
    else if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, navigation]);
}
