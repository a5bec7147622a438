import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openSite, type TestSite } from '../testing/openSite.ts';
import { metricsServer } from './metricsServer.ts';

let site: TestSite;
afterEach(() => site.close());

/** The metrics as Prometheus reads them: `name{labels} value` by name and labels. */
async function figures(): Promise<Map<string, number>> {
  const server = metricsServer(site.metrics);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  const rows = (await reply.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  server.close().closeAllConnections();
  return new Map(rows.map((row) => [row.replace(/ \S+$/, ''), Number(row.split(' ').at(-1))]));
}

it('counts requests, renders, caches and the platform, and the event loop’s delay', async () => {
  let status = 200;
  site = await openSite(() => Response.json({}, { status }));
  await site.ask('/casino');
  await site.ask('/casino');
  await site.ask('/_api/options');
  status = 503;
  await site.ask('/_api/options');
  await site.ask('/_app/web/gone.js');
  const counted = await figures();
  expect(Object.fromEntries(counted)).toMatchObject({
    'site_request_seconds_count{kind="page",status="200"}': 2,
    'site_request_seconds_count{kind="call",status="503"}': 1,
    'site_request_seconds_count{kind="file",status="404"}': 1,
    'site_render_seconds_count{app="web",version="0.0.0",outcome="complete"}': 1,
    'site_cache_requests_total{cache="pages",result="miss"}': 1,
    'site_cache_requests_total{cache="pages",result="hit"}': 1,
    'site_cache_requests_total{cache="replies",result="miss"}': 1,
    'site_platform_seconds_count{asker="page",status="200"}': 1,
    'site_platform_seconds_count{asker="visitor",status="503"}': 1,
  });
  expect(counted.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
});

it('counts entries dropped from a full cache', async () => {
  const html = 'x'.repeat(10_000);
  const page = {
    html,
    head: '',
    styles: '',
    bodyClass: '',
    state: {},
    imports: [],
    playerImports: [],
    complete: true,
    found: true,
  };
  site = await openSite(() => Response.json({}), { pageCacheBytes: 10 * 3 * html.length });
  site.render.mockResolvedValue(page);
  /* Each takes a little more than its markup, so a fifth of the cache holds one page that is requested once. */
  for (let turn = 0; turn < 3; turn += 1) await site.get(`/casino?page=${turn}`);
  expect((await figures()).get('site_cache_evictions_total{cache="pages"}')).toBe(2);
});

it('aren’t served to visitors', async () => {
  site = await openSite(() => Response.json({}));
  expect(await (await site.get('/metrics')).text()).not.toContain('site_request_seconds');
});
