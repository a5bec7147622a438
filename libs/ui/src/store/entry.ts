/** Values outside of React, for every layer: no component in here, so that what runs in Node can load it too. */
export { createStore, type ReadableStore } from './createStore.ts';
export { useStore } from './useStore.ts';
