/**
 * Values outside React, for every layer: no component in here, so that code that runs in Node can load it
 * too.
 */
export { createStore, type ReadableStore } from './createStore.ts';
export { useIsHydrated } from './useIsHydrated.ts';
export { useStore } from './useStore.ts';
