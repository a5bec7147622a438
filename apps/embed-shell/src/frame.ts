import { framePainter } from '@baize/shell/server';
import { app } from './app.ts';

/** What the site server calls to paint a page before any script runs. */
export const paintFrame = framePainter(app);
