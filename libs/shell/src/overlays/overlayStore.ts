import { createStore, useStore } from '@baize/ui/store';
import type { MenuOverlay } from '../menu/MenuRow.ts';

const layer = createStore<MenuOverlay | undefined>(undefined);

/** Opens what lies over the page: the live support or the bonus page. */
export const openOverlay = (wanted: MenuOverlay) => layer.set(wanted);
/** For what a feature offers help with: an app hands it over. */
export const openSupport = () => openOverlay('support');
export const closeOverlay = () => layer.set(undefined);

/** The layer that is open. */
export const useOverlay = (): MenuOverlay | undefined => useStore(layer);
