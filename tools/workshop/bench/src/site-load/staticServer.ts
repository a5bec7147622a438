import { createReadStream, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/**
 * `node staticServer.ts <port> <folder>`: a plain file server, which sends `<host>.br` for every address of a host: the
 * floor that the site server's cached pages are compared with.
 */
const [, , port, folder = '.'] = process.argv;
const files = new Set(readdirSync(folder));

createServer(({ headers }, reply) => {
  const file = `${headers.host?.split(':')[0] ?? ''}.br`;
  if (!files.has(file)) return void reply.writeHead(404).end();
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
  createReadStream(join(folder, file)).pipe(reply);
}).listen(Number(port), '127.0.0.1');
