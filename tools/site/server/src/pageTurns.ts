/**
 * Lets pages take turns: one begins per turn of the event loop, and nothing else waits for more than one of them,
 * however many are requested at once (ADR 59).
 */
export function pageTurns(): (begin: () => void) => void {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return (begin) => {
    waiting.push(begin);
    if (waiting.length === 1) setImmediate(next);
  };
}
