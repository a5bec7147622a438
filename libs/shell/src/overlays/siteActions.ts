import type { SiteActions } from '@baize/routing';
import { openLoginDialog, sessionStore } from '@baize/session';
import { openOverlay, openSupport } from './overlayStore.ts';

/** Overlays that pages can open; for the deposit a visitor logs in first. */
export const siteActions: SiteActions = {
  openSupport,
  openDeposit: () => {
    const show = () => openOverlay('deposit');
    if (sessionStore.token.get()) show();
    else openLoginDialog(show);
  },
};
