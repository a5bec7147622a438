import { yieldToMain } from './yieldToMain.ts';

/** Resolves in a task after the next frame, so that the browser first shows its response to the current event. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve(yieldToMain()));
  });
