import { startTransition, useEffect, useState } from 'react';
import { queueIdleTask } from './queueIdleTask.ts';

/**
 * How many of `count` pieces to render: the first at once, each further one in an idle callback of its own.
 * For what would block the page if rendered in one go.
 *
 * @param atOnce renders all of them together: on back navigation, where the page must be as high as it was
 * left
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
