// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { noteFailures } from './noteFailures.ts';

let listen: MockInstance<typeof addEventListener>;
beforeEach(() => {
  globalThis.baizeFailures = undefined;
  listen = vi.spyOn(globalThis, 'addEventListener');
});
/* The window is the same for all tests. */
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener);
});

const draw = (drawn: number) => vi.spyOn(Math, 'random').mockReturnValue(drawn);

describe('a page view', () => {
  it.each([
    [0, 0.5, true],
    [0.49, 50, true],
    [0.5, 50, false],
    [0.999_999, 100, true],
  ])('that draws %d with %d percent is in the sample: %s', (drawn, percent, isSampled) => {
    draw(drawn);
    noteFailures(percent);
    expect(globalThis.baizeFailures?.noted).toEqual(isSampled ? [] : undefined);
  });

  it('notes uncaught errors and rejections by kind, without what they are', () => {
    draw(0);
    noteFailures(100);
    dispatchEvent(new ErrorEvent('error', { error: new Error('secret') }));
    dispatchEvent(new Event('unhandledrejection'));
    expect(globalThis.baizeFailures?.noted).toEqual(['error', 'rejection']);
  });

  it('notes what React’s error boundaries catch, and logs it as React does', () => {
    draw(0);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    noteFailures(100);
    const crash = new Error('crash');
    globalThis.baizeFailures?.onCaughtError(crash);
    expect(globalThis.baizeFailures?.noted).toEqual([crash]);
    expect(log).toHaveBeenCalledWith(crash);
  });

  it('ignores errors of foreign scripts and notes of the browser', () => {
    draw(0);
    noteFailures(100);
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
    expect(globalThis.baizeFailures?.noted).toEqual([]);
  });

  it('stops noting once its report has been sent', () => {
    draw(0);
    noteFailures(100);
    globalThis.baizeFailures = undefined;
    expect(() => dispatchEvent(new ErrorEvent('error', { error: new Error('x') }))).not.toThrow();
    expect(globalThis.baizeFailures).toBeUndefined();
  });
});
