import type { Child } from '../testing/startChild.ts';
import { freePort } from '../testing/freePort.ts';
import { openScale } from './openScale.ts';
import { startNginx } from './startNginx.ts';

export interface Front {
  /** The three processes themselves. */
  children: readonly Child[];
  /** All three as one: nginx's address. */
  front: Child;
  /** Where nginx keeps its cache. */
  prefix: string;
  /** Stops nginx and answers its access log, line by line. */
  stopNginx(): Promise<string[]>;
  close(): Promise<void>;
}

/** Three sandboxes on one PostgreSQL, with nginx before them. */
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
    front: { process: first.process, url: nginx.url, port },
    prefix: nginx.prefix,
    stopNginx,
    close: async () => {
      await stopNginx();
      await close();
    },
  };
}
