/* @chunk base */
/** The longest wait if the page is never idle, ms. */
const LATEST_MS = 1_000;

const queue = new Set<() => void>();
let waiting = false;

/* Falls back to a timer in browsers without idle callbacks. */
const whenIdle = (callback: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(callback, { timeout: LATEST_MS })
    : setTimeout(callback);

function takeTurn() {
  waiting = false;
  const [work] = queue;
  if (!work) return;
  queue.delete(work);
  work();
  wait();
}

function wait() {
  if (waiting || queue.size === 0) return;
  waiting = true;
  whenIdle(takeTurn);
}

/**
 * Runs `work` when the browser is idle, one piece per idle callback, in order of arrival. @returns a function that
 * cancels it
 */
export function queueIdleTask(work: () => void): () => void {
  queue.add(work);
  wait();
  return () => void queue.delete(work);
}
