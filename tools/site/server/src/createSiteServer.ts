import { Hono } from 'hono';
import { fileRoutes } from './fileRoutes.ts';
import { healthRoutes } from './healthRoutes.ts';
import { createLog } from './log/createLog.ts';
import { failureLog } from './log/failureLog.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { pageRoute } from './pageRoute.ts';
import { platformRoutes } from './platformRoutes.ts';
import { publicReplyCache } from './publicReplyCache.ts';
import { renderedPageCache } from './renderedPageCache.ts';
import { requestMiddleware } from './requestMiddleware.ts';
import { robotsRoute } from './crawlers/robotsRoute.ts';
import { sitemapRoute } from './crawlers/sitemapRoute.ts';
import { scriptHostRoute } from './scriptHostRoute.ts';
import { telemetryRoute } from './telemetryRoute.ts';
import { vitalsRoute } from './vitals/vitalsRoute.ts';
import type { SiteParts, SiteServerOptions } from './SiteServerOptions.ts';

function partsOf(options: SiteServerOptions): SiteParts {
  const { log = createLog('silent'), metrics = createMetrics() } = options;
  const parts = { ...options, log, metrics, reportFailure: failureLog(log) };
  const replies = publicReplyCache(parts);
  return { ...parts, replies, renderPage: renderedPageCache({ ...parts, replies }) };
}

/** The server in front of all brands and apps: pages, their files, and the proxy to the platform. */
export function createSiteServer(options: SiteServerOptions): Hono {
  const parts = partsOf(options);
  const server = new Hono();
  server.use(requestMiddleware(parts));
  server.onError((_, c) => c.text('Internal server error', 500, { 'cache-control': 'no-store' }));
  return server
    .route('/', healthRoutes(parts))
    .route('/', platformRoutes(parts))
    .route('/', fileRoutes(parts))
    .route('/', scriptHostRoute(parts))
    .route('/', telemetryRoute(parts))
    .route('/', vitalsRoute(parts))
    .route('/', robotsRoute(parts))
    .route('/', sitemapRoute(parts))
    .route('/', pageRoute(parts));
}
