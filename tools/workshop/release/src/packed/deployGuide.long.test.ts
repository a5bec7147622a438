import { freePort } from '@baize/http/free-port';
import { hasNginx, runNginx } from '@baize/http/nginx';
import { wholeConfig } from '@baize/nginx';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { dirname, join } from 'node:path';
import { generate } from 'selfsigned';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../runCommand.ts';
import { askSite } from '../testing/askSite.ts';
import { guideBlocks } from '../testing/guideBlocks.ts';
import { openPackedPlace, type PackedPlace } from '../testing/PackedPlace.ts';
import { killAll, startProcess, type StartedProcess } from '../testing/startProcess.ts';
import { withOwn } from '../testing/withOwn.ts';

const TIMEOUT_MS = 300_000;
const PATIENCE_MS = 120_000;
const HOST = 'orvane.localhost';
const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}` };

let place: PackedPlace;
let folder: string;
beforeAll(async () => {
  place = await openPackedPlace();
  folder = join(place.site, '..');
  for (const version of ['1.4.0', '1.5.0']) place.addRelease('web', version);
  return async () => {
    await place.close();
    killAll();
  };
}, TIMEOUT_MS);

const shell = (command: string) => runCommand('sh', ['-c', `cd '${place.site}' && ${command}`], env);

/** The guide's command for the site server. */
async function startAsInGuide(port: number, extra: Record<string, string> = {}): Promise<StartedProcess> {
  const [command = ''] = guideBlocks('Run', 'sh');
  const metrics = await freePort();
  const own = withOwn(command, {
    'https://platform.internal': place.platform,
    'HOST=0.0.0.0': 'HOST=127.0.0.1',
    'PORT=8080': `PORT=${port}`,
    'METRICS_PORT=9464': `METRICS_PORT=${metrics}`,
    'TRUST_PROXY=10.0.0.0/8': 'TRUST_PROXY=loopback',
    /* The shell gives way to it, so that a signal reaches it. */
    'node server/main.js': 'exec node server/main.js',
  });
  return startProcess(['sh', '-c', own], {
    cwd: place.site,
    env: { ...env, ...extra },
    ready: `http://127.0.0.1:${metrics}/metrics`,
  });
}

describe('the deploy guide, word by word', { timeout: TIMEOUT_MS }, () => {
  it('Run: the checksums are right, the server serves pages, its health and its metrics', async () => {
    const port = await freePort();
    const server = await startAsInGuide(port);
    for (const path of ['/healthz', '/readyz', '/casino'])
      expect((await askSite(port, path, { host: HOST })).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  it('A new version: the guide’s release plans do what it says', async () => {
    const port = await freePort();
    const plan = join(folder, 'plan.json');
    const [old = '', canary = '', all = ''] = guideBlocks('A new version', 'json');
    writeFileSync(plan, old);
    const server = await startAsInGuide(port, { RELEASE_PLAN: plan, SHOW_VERSION: 'on' });
    const newOnes = async () => {
      const pages = await Promise.all(
        Array.from({ length: 100 }, (_, ticket) =>
          askSite(port, '/login', {
            host: HOST,
            headers: { cookie: `device=web; release_ticket=${ticket}` },
          }),
        ),
      );
      return pages.filter(({ body }) => body.includes('>web 1.5.0')).length;
    };
    const becomes = async (block: string, count: number) => {
      writeFileSync(plan, block);
      await vi.waitFor(async () => expect(await newOnes()).toBe(count), PATIENCE_MS);
    };
    expect(await newOnes()).toBe(0);
    /* Half of Orvane's visitors. */
    await becomes(canary, 50);
    await becomes(all, 100);
    await becomes(old, 0);
    expect(server.output()).not.toMatch(/"level":"error"/);
    await server.stop();
  });
});

describe.skipIf(!hasNginx())('its parts about nginx', { timeout: TIMEOUT_MS }, () => {
  it('Behind nginx: the generated configuration serves the site with TLS', async () => {
    const [port, tls, plain] = [await freePort(), await freePort(), await freePort()];
    const server = await startAsInGuide(port);
    const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], { keySize: 2048 });
    for (const name of ['ssl', 'conf.d', 'cache']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'ssl/baize.pem'), cert);
    writeFileSync(join(folder, 'ssl/baize.key'), key);
    const [block = ''] = guideBlocks('Behind nginx', 'sh');
    const [command = ''] = block.split('nginx -t');
    shell(
      withOwn(command, {
        '127.0.0.1:8080': `127.0.0.1:${port}`,
        '/etc/ssl': join(folder, 'ssl'),
        '/etc/nginx/conf.d': join(folder, 'conf.d'),
        'server/nginx.js': `server/nginx.js --local --tls-port ${tls} --port ${plain} --cache '${folder}/cache'`,
      }),
    );
    const nginx = await runNginx(() => wholeConfig(readFileSync(join(folder, 'conf.d/baize.conf'), 'utf8')));
    const { promise, resolve, reject } = Promise.withResolvers<[number | undefined, string | undefined]>();
    request({
      port: tls,
      path: '/casino',
      servername: HOST,
      rejectUnauthorized: false,
      headers: { host: HOST },
    })
      .on('response', (reply) => {
        reply.resume();
        resolve([reply.statusCode, reply.headers['strict-transport-security']]);
      })
      .on('error', reject)
      .end();
    const [status, transport] = await promise;
    expect(status).toBe(200);
    expect(transport).toMatch(/max-age=\d{7,}/);
    expect((await askSite(plain, '/casino', { host: HOST })).status).toBe(308);
    await nginx.stop();
    await server.stop();
  });

  it('Without site servers: the rendered pages and their configuration are enough', async () => {
    const port = await freePort();
    const out = join(folder, 'static');
    cpSync(join(place.site, 'brands/orvane'), join(folder, 'one-brand/orvane'), { recursive: true });
    const [command = ''] = guideBlocks('Without site servers', 'sh');
    const own = withOwn(command, {
      '/srv/baize-static': out,
      'https://platform.internal': place.platform,
      'node server/static.js': `exec node server/static.js --local --port ${port} --brands-dir '${folder}/one-brand'`,
    });
    /* It goes on rendering; ready as soon as its first pages are. */
    const renderer = await startProcess(['sh', '-c', own], {
      cwd: place.site,
      env,
      ready: () => existsSync(join(out, 'baize.conf')),
    });
    const nginx = await runNginx(() => wholeConfig(readFileSync(join(out, 'baize.conf'), 'utf8')));
    const page = await askSite(port, '/casino', { host: HOST });
    expect(page.status).toBe(200);
    expect(page.body).toMatch(/<main[ >]/);
    await nginx.stop();
    await renderer.stop();
  });
});
