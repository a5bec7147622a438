import { listAddresses } from '@baize/shell/addresses';
import { createPageRenderer } from '@baize/shell/server';
import { app } from './app.ts';
import { routes } from './routes.ts';

/** Called by the site server to render a page. */
export const renderApp = createPageRenderer(app);

/** What the site server tells crawlers of. */
export const addresses = listAddresses(routes);
