/** Values outside React, for every layer. There are no components in here, so that Node can load it too. */
export { createStore, type ReadableStore } from './createStore.ts';
export { useDeferredSnapshot } from './useDeferredSnapshot.ts';
export { useIsHydrated } from './useIsHydrated.ts';
export { useStore } from './useStore.ts';
