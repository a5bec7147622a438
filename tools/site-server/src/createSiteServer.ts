import { Hono } from 'hono';
import type { SiteServerOptions } from './SiteServerOptions.ts';
import { fileRoutes } from './fileRoutes.ts';
import { healthRoutes } from './healthRoutes.ts';
import { pageRoute } from './pageRoute.ts';
import { platformRoutes } from './platformRoutes.ts';
import { scriptHostRoute } from './scriptHostRoute.ts';

/** The one server in front of all brands and apps: pages, their files, and the proxy to the platform. */
export function createSiteServer(options: SiteServerOptions): Hono {
  return new Hono()
    .route('/', healthRoutes(options))
    .route('/', platformRoutes(options))
    .route('/', fileRoutes(options))
    .route('/', scriptHostRoute(options))
    .route('/', pageRoute(options));
}
