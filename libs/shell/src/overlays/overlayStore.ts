import { useSyncExternalStore } from 'react';
import type { MenuOverlay } from '../menu/MenuRow.ts';

let open: MenuOverlay | undefined;
const listeners = new Set<() => void>();

function set(next: MenuOverlay | undefined) {
  open = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Opens what lies over the page: the live support or the bonus page. */
export const openOverlay = (layer: MenuOverlay) => set(layer);
/** For what a feature offers help with: an app hands it over. */
export const openSupport = () => openOverlay('support');
export const closeOverlay = () => set(undefined);

/** The layer that is open. */
export const useOverlay = (): MenuOverlay | undefined =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  );
