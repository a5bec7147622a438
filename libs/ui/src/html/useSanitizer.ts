import { useSyncExternalStore } from 'react';
import type { SanitizeHtml } from './sanitizeHtml.ts';

type Loading = { state: 'waiting' | 'failed' } | { state: 'ready'; sanitize: SanitizeHtml };

const WAITING: Loading = { state: 'waiting' };
const listeners = new Set<() => void>();
let loading: Loading = WAITING;
let asked: Promise<void> | undefined;

function become(next: Loading) {
  loading = next;
  for (const listener of listeners) listener();
}

/** Fetches the sanitizer, once for all; again after a failure. Over when it is there or has failed. */
export function loadSanitizer(): Promise<void> {
  if (loading.state === 'failed') become(WAITING);
  asked ??= import('./sanitizeHtml.ts').then(
    ({ sanitizeHtml }) => become({ state: 'ready', sanitize: sanitizeHtml }),
    () => {
      asked = undefined;
      become({ state: 'failed' });
    },
  );
  return asked;
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  if (loading.state !== 'failed') void loadSanitizer();
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
