/** A page that is never idle goes on all the same, ms. */
const LATEST_MS = 1_000;

const queue = new Set<() => void>();
let waiting = false;

/* A browser without idle callbacks takes the next free moment instead. */
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

/** Does `work` when the browser is idle, one piece a turn, in the order they came. @returns what takes it back */
export function queueIdleTask(work: () => void): () => void {
  queue.add(work);
  wait();
  return () => void queue.delete(work);
}
