import { freePort } from '@baize/http/free-port';
import type { Child } from '../../src/testing/startChild.ts';
import { openScale } from './openScale.ts';
import { startNginx } from './startNginx.ts';

export interface Front {
  /** The three processes. */
  children: readonly Child[];
  /** nginx in front of them. */
  front: Child;
  /** The folder of nginx's cache. */
  prefix: string;
  /** Stops nginx and returns the lines of its access log. */
  stopNginx(): Promise<string[]>;
  close(): Promise<void>;
}

/** Starts three sandboxes on one PostgreSQL, behind nginx. */
export async function openFront(): Promise<Front> {
  const port = await freePort();
  const { children, close } = await openScale(['--providers-origin', `http://providers.localhost:${port}`]);
  const [first] = children;
  if (!first) throw new Error('No sandbox has started.');
  const nginx = await startNginx(
    port,
    children.map((child) => child.port),
  ).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  let log: Promise<string[]> | undefined;
  const stopNginx = () => (log ??= nginx.stop());
  return {
    children,
    front: { process: first.process, url: `http://127.0.0.1:${port}`, port },
    prefix: nginx.prefix,
    stopNginx,
    close: async () => {
      await stopNginx();
      await close();
    },
  };
}
