import { gracefulShutdown, stopOnSignals } from '@baize/serve';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from './settings/readSettings.ts';

function explain({ code, message }: NodeJS.ErrnoException, { host, port }: Pick<Settings, 'host' | 'port'>) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT or --port`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST (--host) must be an address of this machine, not "${host}".`;
  return message;
}

/**
 * Listens until the process is asked to end, then finishes requests in flight. Returns the port.
 * @throws a one-line message when the address isn't available
 */
export async function listen(server: Server, settings: Pick<Settings, 'host' | 'port'>): Promise<number> {
  const drain = gracefulShutdown(server);
  try {
    await once(server.listen(settings.port, settings.host), 'listening');
  } catch (error) {
    throw new Error(explain(error as NodeJS.ErrnoException, settings), { cause: error });
  }
  stopOnSignals(drain);
  return (server.address() as AddressInfo).port;
}
