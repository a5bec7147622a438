/** A page that is never idle continues anyway after this long, ms. */
const LATEST_MS = 1_000;

const queue = new Set<() => void>();
let waiting = false;

/* A browser without idle callbacks uses a timer instead. */
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
 * Runs `work` when the browser is idle, one piece per idle callback, in order of arrival. @returns cancels it
 */
export function queueIdleTask(work: () => void): () => void {
  queue.add(work);
  wait();
  return () => void queue.delete(work);
}
