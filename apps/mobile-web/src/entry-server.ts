import { listAddresses } from '@baize/shell/addresses';
import { createPageAddress } from '@baize/shell/page-address';
import { createPageRenderer } from '@baize/shell/server';
import { app } from './app.ts';
import { routes } from './routes.ts';

/** Called by the site server to render a page. */
export const renderApp = createPageRenderer(app);

/** What the site server tells crawlers of. */
export const addresses = listAddresses(routes);

/** What the site server renders and caches for an address. */
export const pageAddress = createPageAddress(routes);

/** The class of a visitor's window until it is known. */
export const { device } = app;

/** The chunks that routes name; the site server refuses a build without one of them. */
export const chunks = routes.flatMap((route) => route.chunks ?? []);
