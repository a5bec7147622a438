import type { AlertType } from './AlertBox.tsx';
import { createStore } from '../store/createStore.ts';
import { useStore } from '../store/useStore.ts';

export interface Alert {
  /** New for each alert, so that the same text shown twice is announced twice. */
  id: number;
  type: AlertType;
  /** Evaluated on render, so that its text follows the language. */
  message: () => string;
  /** Something else on the page announces the same thing. */
  silent: boolean;
}

interface AlertOptions {
  silent?: boolean;
}

const alert = createStore<Alert | undefined>(undefined);
let count = 0;

/**
 * Shows one transient alert; a newer one replaces an older one.
 * @returns dismisses this alert (and no other) once its cause is gone
 */
export function showAlert(
  type: AlertType,
  message: string | (() => string),
  { silent = false }: AlertOptions = {},
): () => void {
  count += 1;
  const id = count;
  alert.set({ id, type, message: typeof message === 'string' ? () => message : message, silent });
  return () => {
    if (alert.get()?.id === id) dismissAlert();
  };
}

export const dismissAlert = () => alert.set(undefined);

export const useAlert = (): Alert | undefined => useStore(alert);
