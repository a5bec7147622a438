import { Hono } from 'hono';
import { platformProbe } from './platformProbe.ts';
import type { SiteServerOptions } from './SiteServerOptions.ts';

const NOT_STORED = { 'cache-control': 'no-store' };

/** Whether the process runs (`/healthz`), and whether the platform answers (`/readyz`, 503 if it doesn't). */
export function healthRoutes({ brands: [brand], upstream }: Pick<SiteServerOptions, 'brands' | 'upstream'>) {
  const probe = brand && platformProbe(upstream, brand);
  return new Hono()
    .get('/healthz', (c) => c.text('ok', 200, NOT_STORED))
    .get('/readyz', async (c) => {
      const problem = await probe?.();
      return problem === undefined
        ? c.json({ status: 'ready', platform: 'ok' }, 200, NOT_STORED)
        : c.json({ status: 'failing', platform: problem }, 503, NOT_STORED);
    });
}
