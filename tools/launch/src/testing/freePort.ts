import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Takes a port of this machine. @throws when it is taken */
export async function listening(port: number): Promise<Server & { port: number }> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(server, { port: (server.address() as AddressInfo).port });
}

/** Below the system's ephemeral ports, so that no other test is given one of ours meanwhile. */
const OWN_PORTS = 20_000;
/** A free port whose sandbox port (plus 100) is free too. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = OWN_PORTS + Math.floor(Math.random() * 9000);
    const both = await Promise.all([port, port + 100].map((one) => listening(one).catch(() => undefined)));
    for (const server of both) server?.close();
    if (both.every(Boolean)) return port;
  }
}
