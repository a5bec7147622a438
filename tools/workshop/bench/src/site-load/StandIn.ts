import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { setTimeout as wait } from 'node:timers/promises';
import { createTape } from '../site/createTape.ts';

/** The state of the platform. */
export type PlatformState = 'healthy' | 'slow' | 'failing' | 'gone';

const SLOW_MS = 5_000;

export interface StandIn {
  url: string;
  be(state: PlatformState): Promise<void>;
  close(): Promise<void>;
}

/**
 * A platform that replays the sandbox's public replies from memory, takes five seconds for each, fails, or is gone, in
 * which case nothing listens on its port.
 */
export async function startStandIn(source: string): Promise<StandIn> {
  const tape = createTape(source);
  let state: PlatformState = 'healthy';
  const platform = new Hono();
  platform.all('*', async (c) => {
    if (state === 'failing') return c.json({ status: false, message: 'trouble' }, 500);
    if (state === 'slow') await wait(SLOW_MS);
    return tape(c.req.raw);
  });
  const listen = (port: number) =>
    new Promise<{ port: number; close: () => Promise<void> }>((resolve) => {
      const server = serve({ fetch: platform.fetch, port, hostname: '127.0.0.1' }, (address) =>
        resolve({
          port: address.port,
          close: () =>
            new Promise((done) => {
              server.close(() => done());
              if ('closeAllConnections' in server) server.closeAllConnections();
            }),
        }),
      );
    });
  let listening: Awaited<ReturnType<typeof listen>> | undefined = await listen(0);
  const { port } = listening;
  const leave = async () => {
    await listening?.close();
    listening = undefined;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    async be(next) {
      state = next;
      if (next === 'gone') return leave();
      listening ??= await listen(port);
    },
    close: leave,
  };
}
