/* @chunk base */
import { useDeferredValue } from 'react';
import { useStore } from '../store/useStore.ts';
import { firstPageReady } from './firstPageReady.ts';

/**
 * Whether the first page of a visit is interactive. For the layout around pages, such as header or footer; parts of a
 * page use `usePageReady`.
 */
export const useFirstPageReady = (): boolean => useDeferredValue(useStore(firstPageReady));
