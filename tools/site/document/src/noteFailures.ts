/**
 * Draws whether this page view is in the sample of page reports (ADR 78), and if so notes uncaught errors from the
 * start. Inlined into the page as text, so it can't use anything from outside itself.
 * @param percent - the share of page views that report, 0 to 100
 */
export function noteFailures(percent: number) {
  if (Math.random() * 100 >= percent) return;
  const noted: unknown[] = [];
  globalThis.baizeFailures = {
    noted,
    push: (failure) => noted.push(failure),
    onCaughtError(error) {
      console.error(error);
      globalThis.baizeFailures?.push(error);
    },
  };
  addEventListener('error', ({ error }: { error?: unknown }) => {
    /* Scripts of other origins, and notes of the browser such as "ResizeObserver loop", have no error. */
    if (error) globalThis.baizeFailures?.push('error');
  });
  addEventListener('unhandledrejection', () => void globalThis.baizeFailures?.push('rejection'));
}

interface Failures {
  /** Those so far; undefined once they are counted (`countFailures`). */
  noted: readonly unknown[] | undefined;
  push: (failure: unknown) => unknown;
  /** For React's root: logs what an error boundary has caught, as React does otherwise, and notes it. */
  onCaughtError: (error: unknown) => void;
}

declare global {
  /** What has failed on this page, for its report; undefined if it sends none. */
  var baizeFailures: Failures | undefined;
}
