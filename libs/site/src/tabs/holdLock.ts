/* @chunk auto */
/**
 * Holds the named lock, which one tab has at a time, from `onHeld` until the signal is aborted. In a browser that lacks or
 * denies locks, as in a third-party iframe, every tab holds it.
 */
export function holdLock(name: string, signal: AbortSignal, onHeld: () => void): void {
  if (!('locks' in navigator)) return onHeld();
  const hold = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      onHeld();
    });
  navigator.locks.request(`baize-${name}`, { signal }, hold).catch(() => {
    if (!signal.aborted) onHeld();
  });
}
