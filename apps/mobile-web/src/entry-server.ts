import { listAddresses } from '@baize/shell/addresses';
import { createPageAddress } from '@baize/shell/page-address';
import { createPageRenderer } from '@baize/shell/server';
import { app } from './app.ts';
import { routes } from './routes.ts';

/** Called by the site server to render a page. */
export const renderApp = createPageRenderer(app);

/** URLs that the site server announces to crawlers. */
export const addresses = listAddresses(routes);

/** Normalizes a URL to the one that the site server renders and caches. */
export const pageAddress = createPageAddress(routes);

/** The window class assumed for a visitor until it's known. */
export const { device } = app;

/** The chunks in the routes' `chunks`; the site server refuses a build that lacks one of them. */
export const chunks = routes.flatMap((route) => route.chunks ?? []);
