/**
 * Gives jsdom a `ResizeObserver` that never reports anything, because Radix needs one to position elements. Lasts for
 * the test file.
 */
export function stubResizeObserver() {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
