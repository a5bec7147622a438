import { startTransition, useEffect, useState } from 'react';
import { queueIdleTask } from './queueIdleTask.ts';

/**
 * How many of `count` pieces to render: the first at once, each further one in a separate idle callback. For content
 * that would block the page if rendered in one go.
 *
 * @param atOnce renders all of them together, for back navigation, where the page needs its previous height
 */
export function useProgressiveCount(count: number, atOnce: boolean): number {
  const [rendered, setRendered] = useState(atOnce ? count : 1);
  useEffect(
    () =>
      rendered < count ? queueIdleTask(() => startTransition(() => setRendered(rendered + 1))) : undefined,
    [rendered, count],
  );
  return rendered;
}
