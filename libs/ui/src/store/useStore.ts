import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './createStore.ts';

/** A store's value, current in every render. */
export const useStore = <T>({ subscribe, get, initial }: ReadableStore<T>): T =>
  useSyncExternalStore(subscribe, get, () => initial);
