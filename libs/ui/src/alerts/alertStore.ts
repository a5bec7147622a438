import { useSyncExternalStore } from 'react';
import type { AlertType } from './AlertBox.tsx';

export interface Alert {
  /** A new one for each alert, so that the same words shown twice are announced twice. */
  id: number;
  type: AlertType;
  /** Looked up when it is shown, so that a function's words follow the language. */
  message: () => string;
  /** Something else on the page announces the same. */
  silent: boolean;
}

interface AlertOptions {
  silent?: boolean;
}

let current: Alert | undefined;
let count = 0;
const listeners = new Set<() => void>();

function put(alert: Alert | undefined) {
  current = alert;
  for (const listener of listeners) listener();
}

/**
 * Shows one transient alert; a newer one takes the place of an older.
 * @returns takes this alert away, and no other, once its cause is gone
 */
export function showAlert(
  type: AlertType,
  message: string | (() => string),
  { silent = false }: AlertOptions = {},
): () => void {
  count += 1;
  const id = count;
  put({ id, type, message: typeof message === 'string' ? () => message : message, silent });
  return () => {
    if (current?.id === id) put(undefined);
  };
}

export const dismissAlert = () => put(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useAlert = (): Alert | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
