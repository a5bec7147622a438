import { freePort } from '@baize/http/free-port';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WORK } from '../paths.ts';
import { sendCrowd } from './sendCrowd.ts';
import type { Load } from './Load.ts';
import { timedGet } from './timedGet.ts';

const FOLDER = join(WORK, 'static');
const START_MS = 50;

/** A page as the site server sends it, compressed. */
const pageOf = (port: number, host: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'accept-encoding': 'br' };
    request({ host: '127.0.0.1', port, path: '/', headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    })
      .on('error', reject)
      .end();
  });

/** The pages a second that a plain file server with the same pages sends to the same crowd. */
export async function staticFloor({ site, hosts, visitors, seconds }: Load): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  for (const host of hosts) writeFileSync(join(FOLDER, `${host}.br`), await pageOf(site.port, host));
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, 'staticServer.ts'), String(port), FOLDER],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  try {
    while ((await timedGet(port, hosts[0] ?? '', '/')).status !== 200) {
      if (server.exitCode !== null) throw new Error("The file server didn't start; see its output above.");
      await wait(START_MS);
    }
    return (await sendCrowd({ port, hosts, visitors, paths: ['/'], until: { seconds } })).length / seconds;
  } finally {
    const ended = once(server, 'exit');
    if (server.exitCode === null) {
      server.kill();
      await ended;
    }
  }
}
