import { useSyncExternalStore } from 'react';
import type { StoredValue } from './storedValue.ts';

/** A remembered value, current in every tab; undefined while the page is rendered on a server. */
export const useStored = <T>({ subscribe, get }: StoredValue<T>): T | undefined =>
  useSyncExternalStore(subscribe, get, () => undefined);
