import { Hono } from 'hono';
import { setTimeout as wait } from 'node:timers/promises';

/** Response time of the platform's API, ms. Images are served at once. */
const API_DELAY_MS = 60;

/** The platform as the site sees it: the API with a realistic delay, images without one. */
export function createPlatform(tape: (request: Request) => Promise<Response>): Hono {
  const platform = new Hono();
  platform.all('/_api/*', async (c) => {
    const [reply] = await Promise.all([tape(c.req.raw), wait(API_DELAY_MS)]);
    return reply;
  });
  platform.get('/_media/*', (c) => tape(c.req.raw));
  return platform;
}
