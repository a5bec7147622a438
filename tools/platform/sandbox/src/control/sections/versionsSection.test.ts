import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { Sandbox } from '../../Sandbox.ts';
import { versionsSection } from './versionsSection.ts';

const draw = async (site?: string) => (await versionsSection.draw({ options: { site } } as Sandbox)).raw;

it('shows the version of each built app, and the contract it was built for', async () => {
  const site = createServer((request, reply) => {
    if (request.url !== '/_app/web/version.json') return reply.writeHead(404).end();
    return reply.end(JSON.stringify({ app: 'web', version: '1.4.0', contract: '0.9.0', commit: '<b>' }));
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const shown = await draw(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  for (const part of ['1.4.0', '0.9.0', '&lt;b&gt;']) expect(shown).toContain(part);
  expect(shown.match(/<tr>/g)).toHaveLength(2);
  site.close();
});

it('says that no site is known, or that none is running', async () => {
  expect(await draw()).toContain('No built site is known');
  expect(await draw('http://127.0.0.1:9')).toContain('No built site is known');
});
