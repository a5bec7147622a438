import type { SiteActions } from '@baize/routing';
import { openLoginDialog, sessionStore } from '@baize/session';
import { openOverlay, openSupport } from './overlayStore.ts';

/** What pages can open over themselves; a visitor logs in before the deposit. */
export const siteActions: SiteActions = {
  openSupport,
  openDeposit: () => {
    const show = () => openOverlay('deposit');
    if (sessionStore.token.get()) show();
    else openLoginDialog(show);
  },
};
