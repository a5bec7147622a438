import { useSyncExternalStore } from 'react';
import type { SanitizeHtml } from './sanitizeHtml.ts';

type Loading = { state: 'waiting' | 'failed' } | { state: 'ready'; sanitize: SanitizeHtml };

const WAITING: Loading = { state: 'waiting' };
const listeners = new Set<() => void>();
let loading: Loading = WAITING;
let asked = false;

function become(next: Loading) {
  loading = next;
  for (const listener of listeners) listener();
}

/** Fetches the sanitizer, once for all; again after a failure. */
export function loadSanitizer(): void {
  if (asked) return;
  asked = true;
  if (loading.state === 'failed') become(WAITING);
  import('./sanitizeHtml.ts').then(
    ({ sanitizeHtml }) => become({ state: 'ready', sanitize: sanitizeHtml }),
    () => {
      asked = false;
      become({ state: 'failed' });
    },
  );
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  if (loading.state !== 'failed') loadSanitizer();
  return () => {
    listeners.delete(changed);
  };
}

/** The sanitizer as soon as it is there; a page painted on the server waits. */
export const useSanitizer = (): Loading =>
  useSyncExternalStore(
    subscribe,
    () => loading,
    () => WAITING,
  );
