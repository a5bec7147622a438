import { createPageRenderer } from '@baize/shell/server';
import { app } from './app.ts';

/** What the site server calls to render a page before any script runs. */
export const renderApp = createPageRenderer(app);
