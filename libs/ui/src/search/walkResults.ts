import type { KeyboardEvent } from 'react';
import { nearestResult, type Direction } from './nearestResult.ts';

const ARROWS = new Map(
  Object.entries<Direction>({
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: 'left',
    ArrowRight: 'right',
  }),
);
const FOCUSABLE = 'a[href], button:not(:disabled)';

/**
 * Arrow keys from the search box into what was found, about in it, and back to the box over its first row; a letter typed
 * among the results goes on in the box. Put it on an element around both; the results stand in `[data-results]`.
 */
export function walkResults(event: KeyboardEvent<HTMLElement>) {
  const box = event.currentTarget.querySelector<HTMLInputElement>('input');
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-results] :is(${FOCUSABLE})`)];
  const here = results.indexOf(event.target as HTMLElement);
  const direction = ARROWS.get(event.key);
  if (event.target === box) {
    if (direction === 'down') go(results[0]);
    return;
  }
  if (here < 0) return;
  if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    box?.focus();
    /* At the end, however the box was left: the letter goes on, it replaces nothing. */
    box?.setSelectionRange(box.value.length, box.value.length);
    return;
  }
  if (!direction) return;
  const to = nearestResult(
    results.map((result) => result.getBoundingClientRect()),
    here,
    direction,
  );
  if (to >= 0) go(results[to]);
  else if (direction === 'up' || direction === 'left') go(box);

  function go(target: HTMLElement | null | undefined) {
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView?.({ block: 'nearest' });
  }
}
