import { useSyncExternalStore } from 'react';
import type { AlertType } from '../feedback/AlertBox.tsx';

export interface Alert {
  /** A new one for each alert, so that the same words shown twice are announced twice. */
  id: number;
  type: AlertType;
  message: string;
}

let current: Alert | undefined;
let count = 0;
const listeners = new Set<() => void>();

function put(alert: Alert | undefined) {
  current = alert;
  for (const listener of listeners) listener();
}

/** Shows one transient alert; a newer one takes the place of an older (spec: document 1, section 2). */
export function showAlert(type: AlertType, message: string) {
  count += 1;
  put({ id: count, type, message });
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
