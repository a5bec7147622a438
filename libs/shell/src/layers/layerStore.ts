import { useSyncExternalStore } from 'react';
import type { MenuLayer } from '../menu/MenuRow.ts';

let open: MenuLayer | undefined;
const listeners = new Set<() => void>();

function set(next: MenuLayer | undefined) {
  open = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Opens what lies over the page: the live support or the bonus page. */
export const openLayer = (layer: MenuLayer) => set(layer);
/** For what a feature offers help with: an app hands it over. */
export const openSupport = () => openLayer('support');
export const closeLayer = () => set(undefined);

/** The layer that is open. */
export const useLayer = (): MenuLayer | undefined =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  );
