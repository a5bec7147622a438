import { createStore } from '../store/createStore.ts';
import { useStore } from '../store/useStore.ts';
import type { SanitizeHtml } from './sanitizeHtml.ts';

type Loading = { state: 'waiting' | 'failed' } | { state: 'ready'; sanitize: SanitizeHtml };

const WAITING: Loading = { state: 'waiting' };
let pending: Promise<void> | undefined;

const loading = createStore<Loading>(WAITING, () => {
  if (loading.get().state !== 'failed') void loadSanitizer();
});

/** Fetches the sanitizer, once for all; again after a failure. Resolves when it is loaded or has failed. */
export function loadSanitizer(): Promise<void> {
  if (loading.get().state === 'failed') loading.set(WAITING);
  pending ??= import('./sanitizeHtml.ts').then(
    ({ sanitizeHtml }) => loading.set({ state: 'ready', sanitize: sanitizeHtml }),
    () => {
      pending = undefined;
      loading.set({ state: 'failed' });
    },
  );
  return pending;
}

/** The sanitizer once it has loaded; a server-rendered page waits. */
export const useSanitizer = (): Loading => useStore(loading);
