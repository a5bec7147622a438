import { app } from 'baize:app';
import { createCachedAddress } from '../server/createCachedAddress.ts';
import { createPageRenderer } from '../server/createPageRenderer.tsx';
import { listAddresses } from '../server/listAddresses.ts';

/** Called by the site server to render a page. */
export const renderApp = createPageRenderer(app);

/** What the site server tells crawlers of. */
export const addresses = listAddresses(app.routes);

/** What the site server renders and caches for an address. */
export const cachedAddress = createCachedAddress(app.routes);

/** The class of a visitor's window until it is known. */
export const { device } = app;
