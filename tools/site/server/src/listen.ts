import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Place {
  host: string;
  port: number;
  /** The names of the settings, for messages. */
  settings: { host: string; port: string };
}

function explain({ code, message }: NodeJS.ErrnoException, { host, port, settings }: Place) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the process that uses it, or choose another port: ${settings.port}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${settings.host} must be an address of this machine, not "${host}".`;
  return `${settings.port}: ${message}`;
}

/**
 * Listens, and returns the port.
 * @throws a one-line message if the address isn't available
 */
export async function listen(server: Server, place: Place): Promise<number> {
  try {
    await once(server.listen(place.port, place.host), 'listening');
  } catch (error) {
    throw new Error(explain(error as NodeJS.ErrnoException, place), { cause: error });
  }
  return (server.address() as AddressInfo).port;
}
