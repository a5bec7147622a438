import type { PageReport } from '@baize/shell/page-report';
import type { Histogram, Metric } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppFiles } from '../AppFiles.ts';
import { brand, HOST, openSite, type TestSite } from '../testing/openSite.ts';

const JSON_TYPE = 'application/json';
const release = (version: string): AppFiles => ({
  about: { app: 'web', version, contract: '1.0.0', libs: {} },
  entry: ['/main.js'],
  preload: () => [],
  texts: {},
});
const REPORT: PageReport = {
  app: 'web',
  version: '1.4.0',
  page: '/PlayGame/:id',
  vitals: { LCP: 2_345, INP: 96, FCP: 810, TTFB: 120, CLS: 0.02 },
  errors: { error: 2, crash: 1 },
  failures: { '5xx': 3, unreadable: 1 },
};
const LABELS = { app: 'web', version: '1.4.0', brand: brand.slug };

let site: TestSite;
afterEach(() => site.close());

const open = async (vitalsSample?: number) => {
  site = await openSite(() => Response.json({}), {
    apps: { web: [release('1.5.0'), release('1.4.0')] },
    vitalsSample,
  });
};

async function send(body: unknown, { type = JSON_TYPE, host = HOST } = {}) {
  const { status } = await site.ask('/_telemetry/vitals', {
    method: 'POST',
    headers: { 'content-type': type, host },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return status;
}

const valuesOf = async (metric: Pick<Metric, 'get'>) => (await metric.get()).values;
/** The sums of a histogram, by labels. */
const sumsOf = async (metric: Histogram) =>
  (await metric.get()).values
    .filter(({ metricName }) => metricName?.endsWith('_sum'))
    .map(({ labels, value }) => [labels, value]);
/** The number of reports that were counted. */
const reports = async () =>
  (await valuesOf(site.metrics.pageReports)).reduce((sum, { value }) => sum + value, 0);

describe('a page’s report', () => {
  it.each([JSON_TYPE, 'application/json; charset=utf-8', 'Application/JSON'])(
    'is counted by release and brand, sent as %s',
    async (type) => {
      await open(100);
      expect(await send(REPORT, { type })).toBe(204);
      expect(await valuesOf(site.metrics.pageReports)).toEqual([{ labels: LABELS, value: 1 }]);
      expect(await valuesOf(site.metrics.browserErrors)).toEqual([
        { labels: { kind: 'error', ...LABELS }, value: 2 },
        { labels: { kind: 'crash', ...LABELS }, value: 1 },
      ]);
      expect(await valuesOf(site.metrics.browserFailedCalls)).toEqual([
        { labels: { status: '5xx', ...LABELS }, value: 3 },
        { labels: { status: 'unreadable', ...LABELS }, value: 1 },
      ]);
      expect(await sumsOf(site.metrics.vitals)).toEqual([
        [{ vital: 'FCP', ...LABELS }, 0.81],
        [{ vital: 'INP', ...LABELS }, 0.096],
        [{ vital: 'LCP', ...LABELS }, 2.345],
        [{ vital: 'TTFB', ...LABELS }, 0.12],
      ]);
      expect(await sumsOf(site.metrics.layoutShift)).toEqual([[LABELS, 0.02]]);
    },
  );

  it('is logged at level debug, with its page', async () => {
    await open(100);
    await send(REPORT);
    expect(site.logged).toContainEqual(
      expect.objectContaining({ level: 'debug', brand: brand.slug, page: '/PlayGame/:id', app: 'web' }),
    );
  });

  it.each(['/', '*', '/casino', '/Promotions/:id?', '/PlayZeplinGame/:name/:id', '/account/*'])(
    'may be for the route %s',
    async (page) => {
      await open(100);
      expect(await send({ ...REPORT, page })).toBe(204);
    },
  );

  it('may be without vitals and failures', async () => {
    await open(100);
    expect(await send({ ...REPORT, vitals: {}, errors: {}, failures: {} })).toBe(204);
    expect(await reports()).toBe(1);
  });
});

const reportWith = (fields: object) => ({ ...REPORT, ...fields });

describe('refused, without a trace in the metrics', () => {
  it.each([
    ['no JSON', 'x', 400],
    ['half of a report', JSON.stringify(REPORT).slice(0, -9), 400],
    ['nothing', '', 400],
    ['null', null, 400],
    ['a list', [REPORT], 400],
    ['a report without vitals', reportWith({ vitals: undefined }), 400],
    ['an unknown app', reportWith({ app: 'desktop' }), 400],
    ['an app named like a property of every object', reportWith({ app: 'constructor' }), 400],
    ['an app that isn’t served', reportWith({ app: 'embed-shell' }), 400],
    ['a version that isn’t served', reportWith({ version: '1.3.0' }), 400],
    ['a version named like a property', reportWith({ version: '__proto__' }), 400],
    ['a version that is no text', reportWith({ version: ['1.4.0'] }), 400],
    ['an address instead of a route', reportWith({ page: 'https://a.example/b' }), 400],
    ['an empty page', reportWith({ page: '' }), 400],
    ['a query', reportWith({ page: '/casino?token=1' }), 400],
    ['a page with a line break', reportWith({ page: '/casino\n/b' }), 400],
    ['an endless page', reportWith({ page: `/${'x'.repeat(200)}` }), 400],
    ['an unknown vital', reportWith({ vitals: { FID: 1 } }), 400],
    ['a vital named __proto__', JSON.stringify(REPORT).replace('"LCP"', '"__proto__"'), 400],
    ['a vital named constructor', reportWith({ vitals: { constructor: 1 } }), 400],
    ['a negative vital', reportWith({ vitals: { LCP: -1 } }), 400],
    ['an impossible vital', reportWith({ vitals: { LCP: 600_001 } }), 400],
    ['an infinite vital', JSON.stringify(REPORT).replace('2345', '1e999'), 400],
    ['a vital that is a text', reportWith({ vitals: { CLS: '0.1' } }), 400],
    ['an impossible layout shift', reportWith({ vitals: { CLS: 101 } }), 400],
    ['an unknown kind of error', reportWith({ errors: { 'TypeError: secret': 1 } }), 400],
    ['an error named __proto__', JSON.stringify(REPORT).replace('"crash"', '"__proto__"'), 400],
    ['too many errors', reportWith({ errors: { error: 1_001 } }), 400],
    ['half an error', reportWith({ errors: { error: 0.5 } }), 400],
    ['an unknown status', reportWith({ failures: { 200: 1 } }), 400],
    ['a negative count', reportWith({ failures: { '5xx': -1 } }), 400],
    ['another field', reportWith({ user: 'defne' }), 400],
    ['a field named __proto__', `{"__proto__":{"app":"web"},${JSON.stringify(REPORT).slice(1)}`, 400],
    ['a body of more than 2 kB', reportWith({ page: `/${'x'.repeat(3_000)}` }), 413],
  ])('%s', async (_, body, status) => {
    await open(100);
    expect(await send(body)).toBe(status);
    expect(await reports()).toBe(0);
    expect(await valuesOf(site.metrics.browserErrors)).toEqual([]);
  });

  it.each(['text/plain;charset=UTF-8', 'application/csp-report', 'application/jsonp', ''])(
    'the type "%s"',
    async (type) => {
      await open(100);
      expect(await send(REPORT, { type })).toBe(415);
      expect(await reports()).toBe(0);
    },
  );

  it.each(['unknown.example', '__proto__', 'constructor.localhost'])('the host %s', async (host) => {
    await open(100);
    expect(await send(REPORT, { host })).toBe(400);
    expect(await reports()).toBe(0);
  });
});

describe('the sample', () => {
  const bootstrapOf = (html: string) =>
    JSON.parse(/id="bootstrap">(.+?)<\/script>/.exec(html)?.[1] ?? '') as { vitals?: object };

  it('is in the page, with the release that the visitor gets', async () => {
    await open(5);
    const { text } = await site.ask('/');
    expect(bootstrapOf(text).vitals).toEqual({ app: 'web', version: '1.5.0', percent: 5 });
    expect(text).toContain('baizeFailures');
  });

  it.each([undefined, 0])('of %s: pages measure nothing, and the server accepts nothing', async (sample) => {
    await open(sample);
    const { text } = await site.ask('/');
    expect(bootstrapOf(text).vitals).toBeUndefined();
    expect(text).not.toContain('baizeFailures');
    expect(await send(REPORT)).toBe(405);
    expect(await reports()).toBe(0);
  });

  it('is independent of reports of the page’s policy', async () => {
    await open(100);
    const { status } = await site.ask('/_telemetry', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: '{}',
    });
    expect(status).toBe(405);
  });
});
