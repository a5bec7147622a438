import { useDeferredValue } from 'react';
import { useStore } from '../store/useStore.ts';
import { firstPageReady } from './firstPageReady.ts';

/**
 * Whether the first page of a visit is interactive. For what surrounds the pages, header or footer; a part of
 * a page asks `usePageReady`.
 */
export const useFirstPageReady = (): boolean => useDeferredValue(useStore(firstPageReady));
