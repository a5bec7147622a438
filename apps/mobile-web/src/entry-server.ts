import { createPageRenderer } from '@baize/shell/server';
import { app } from './app.ts';

/** Called by the site server to render a page. */
export const renderApp = createPageRenderer(app);
