import { createStore, useStore } from '@baize/ui/store';
import type { MenuOverlay } from '../menu/MenuRow.ts';

const layer = createStore<MenuOverlay | undefined>(undefined);

/** Opens an overlay: live support, the bonus page, the site's search, the deposit or the wallets. */
export const openOverlay = (wanted: MenuOverlay) => layer.set(wanted);
/** Apps pass it to features that offer help. */
export const openSupport = () => openOverlay('support');
export const closeOverlay = () => layer.set(undefined);

/** The open overlay, if any. */
export const useOverlay = (): MenuOverlay | undefined => useStore(layer);
