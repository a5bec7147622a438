/** Gives jsdom a `ResizeObserver`, which never reports anything: what Radix positions needs one. Holds for the test file. */
export function stubResizeObserver() {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
