import { createStore } from '../store/createStore.ts';
import { useStore } from '../store/useStore.ts';
import type { SanitizeHtml } from './sanitizeHtml.ts';

type Loading = { state: 'waiting' | 'failed' } | { state: 'ready'; sanitize: SanitizeHtml };

const WAITING: Loading = { state: 'waiting' };
let asked: Promise<void> | undefined;

const loading = createStore<Loading>(WAITING, () => {
  if (loading.get().state !== 'failed') void loadSanitizer();
});

/** Fetches the sanitizer, once for all; again after a failure. Over when it is there or has failed. */
export function loadSanitizer(): Promise<void> {
  if (loading.get().state === 'failed') loading.set(WAITING);
  asked ??= import('./sanitizeHtml.ts').then(
    ({ sanitizeHtml }) => loading.set({ state: 'ready', sanitize: sanitizeHtml }),
    () => {
      asked = undefined;
      loading.set({ state: 'failed' });
    },
  );
  return asked;
}

/** The sanitizer as soon as it is there; a page rendered on the server waits. */
export const useSanitizer = (): Loading => useStore(loading);
