import { afterEach, describe, expect, it } from 'vitest';
import { brand, openSite, type TestSite } from './testing/openSite.ts';

const OLD = 'application/csp-report';
const NEW = 'application/reports+json';
const SECRET = 'https://house.example/forget-password/SECRET';

let site: TestSite;
afterEach(() => site.close());

const open = (cspReports: boolean) => openSite(() => Response.json({}), { cspReports });
const send = (body: unknown, type = OLD) =>
  site.ask('/_telemetry', {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const counted = async () =>
  Object.fromEntries<number>(
    (await site.metrics.cspReports.get()).values.map(({ labels, value }) => [
      String(labels.directive),
      value,
    ]),
  );
const warnings = () => site.logged.filter(({ level }) => level === 'warn');

const oldReport = {
  'csp-report': {
    'document-uri': SECRET,
    'effective-directive': 'img-src',
    'violated-directive': 'img-src',
    'blocked-uri': 'https://tracker.example/pixel?user=SECRET',
    'script-sample': 'SECRET',
  },
};
const newReport = (effectiveDirective: string, blockedURL: string) => ({
  type: 'csp-violation',
  url: SECRET,
  body: { documentURL: SECRET, effectiveDirective, blockedURL, sample: 'SECRET' },
});

describe('browser reports', () => {
  it('are counted by directive, and logged by origin in a line a minute, without a URL', async () => {
    site = await open(true);
    expect((await send(oldReport)).status).toBe(204);
    const list = [
      newReport('script-src-elem', 'inline'),
      { type: 'deprecation', body: {} },
      newReport('img-src', 'data:x'),
    ];
    expect((await send(list, NEW)).status).toBe(204);
    expect(await counted()).toEqual({ 'img-src': 2, 'script-src-elem': 1 });
    expect(warnings()).toMatchObject([
      { brand: brand.slug, directive: 'img-src', blocked: 'https://tracker.example', failures: 1 },
    ]);
    expect(JSON.stringify(site.logged)).not.toContain('SECRET');
  });

  it.each([
    ['is not JSON', 'x', OLD, 400],
    ['is of another type', '{}', 'text/plain', 415],
    ['is too large', `"${'x'.repeat(64_000)}"`, NEW, 413],
    ['is not a report', '{"csp-report":7}', OLD, 204],
    ['is null', 'null', NEW, 204],
    ['is a list of anything', '[null,1,"x",{"type":"csp-violation"},[]]', NEW, 204],
  ])('one that %s is harmless', async (_, body, type, status) => {
    site = await open(true);
    expect((await send(body, type)).status).toBe(status);
    expect(await counted()).toEqual({});
  });

  it('cannot flood the metrics or the log: unknown directives share one counter, and a batch counts up to twenty', async () => {
    site = await open(true);
    await send(
      Array.from({ length: 100 }, (_, index) => newReport(`x-${index}\n`, `${index} <b>`)),
      NEW,
    );
    expect(await counted()).toEqual({ other: 20 });
    expect(warnings()).toMatchObject([{ directive: 'other', blocked: 'unknown' }]);
  });
});

it('without the switch pages request no reports, and the server accepts none', async () => {
  site = await open(false);
  expect((await site.ask('/')).headers['content-security-policy']).not.toContain('report');
  expect((await send(oldReport)).status).toBe(405);
  site.close();
  site = await open(true);
  const { headers } = await site.ask('/');
  expect(headers['content-security-policy']).toContain('report-uri /_telemetry');
  expect(headers['reporting-endpoints']).toBe('csp="/_telemetry"');
});
