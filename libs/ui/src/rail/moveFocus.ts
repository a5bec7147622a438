/* @chunk base */
import type { KeyboardEvent } from 'react';
import { scrollBehavior } from '../motion/scrollBehavior.ts';

const STEPS = new Map(Object.entries<1 | -1>({ ArrowRight: 1, ArrowLeft: -1 }));
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Arrow keys move from one child of a row to the next; Tab still reaches everything. Use it as the row's
 * `onKeyDown`.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS.get(event.key);
  if (!step || event.target instanceof HTMLInputElement) return;
  const items = [...event.currentTarget.children];
  const here = items.findIndex((item) => item.contains(event.target as Node));
  const target = items[here + step]?.querySelector<HTMLElement>(FOCUSABLE);
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView?.({ block: 'nearest', inline: 'center', behavior: scrollBehavior() });
}
