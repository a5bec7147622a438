import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Listens on a port of this machine. @throws if it's already in use */
export async function listening(port: number): Promise<Server & { port: number }> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(server, { port: (server.address() as AddressInfo).port });
}
