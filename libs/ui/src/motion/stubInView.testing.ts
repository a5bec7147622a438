import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces `IntersectionObserver` until `vi.unstubAllGlobals`.
 *
 * @returns moves what was observed last into the viewport, or out of it
 */
export function stubInView(): (inView: boolean) => void {
  let report: (inView: boolean) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => listener([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (inView) => act(() => report(inView));
}
