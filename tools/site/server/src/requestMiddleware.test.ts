import { trustedProxies } from '@baize/http';
import { afterEach, describe, expect, it } from 'vitest';
import { HOST, openSite, type TestSite } from './testing/openSite.ts';
import { sendRaw } from './testing/sendRaw.ts';

let site: TestSite;
afterEach(() => site.close());

const ID = /^[\w-]{36}$/;
const open = (options = {}) => openSite(() => Response.json({}), options);
const warnings = () => site.logged.filter(({ level }) => level === 'warn');

const firstLine = async (text: string) => (await sendRaw(site.port, text)).split('\r\n', 1)[0];

describe('the request id', () => {
  it('is the site’s own, and the same on the platform, in the reply and in the log', async () => {
    site = await open();
    const { headers } = await site.ask('/_api/options', { headers: { 'x-request-id': 'of-the-visitor' } });
    const id = headers['x-request-id'];
    expect(id).toMatch(ID);
    expect(site.asked[0]?.headers.get('x-request-id')).toBe(id);
    expect(site.logged).toMatchObject([
      { level: 'debug', requestId: id, path: '/_api/options', status: 200 },
    ]);
  });

  it.each([
    ['given-by-the-proxy', 'given-by-the-proxy'],
    ['bad id<script>', undefined],
  ])('is a trusted proxy’s if valid: "%s"', async (given, kept) => {
    site = await open({ trustsProxy: trustedProxies('loopback') });
    const { headers } = await site.ask('/', { headers: { 'x-request-id': given } });
    if (kept) expect(headers['x-request-id']).toBe(kept);
    else expect(headers['x-request-id']).toMatch(ID);
  });
});

describe('a malformed request is rejected and logged in one line', () => {
  it.each([
    ['no HTTP', 'blah\r\n\r\n', '400'],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', '400'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
    ['a backslash', `GET /\\x HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`, '400'],
    ['a broken escape', `GET /%E0%A4%A HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`, '400'],
    ['an invalid URL', `GET //: HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`, '400'],
    ['a huge header', `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('%s', async (_, text, status) => {
    site = await open();
    expect(await firstLine(text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toMatchObject({ status: Number(status), msg: 'Malformed request' });
    expect(site.render).not.toHaveBeenCalled();
  });
});

it('the log contains no tokens', async () => {
  site = await openSite(() => Response.json({ message: 'SECRET' }, { status: 503 }));
  const headers = { authorization: 'Bearer SECRET', cookie: 'token=SECRET' };
  for (const path of ['/_api/me?token=SECRET', '/forget-password/SECRET?x=SECRET', '/?code=SECRET'])
    await site.ask(path, { headers });
  site.render.mockRejectedValueOnce(new Error('Bearer SECRET of /x?token=SECRET failed'));
  await site.ask('/forget-password/SECRET2', { headers });
  expect(site.logged.filter(({ level }) => level === 'error').length).toBeGreaterThan(1);
  expect(JSON.stringify(site.logged)).not.toContain('SECRET');
});

it('an unexpected error is a 500 without its text, logged once with the reply’s id', async () => {
  site = await open({
    headOf: () => {
      throw new Error('inside');
    },
  });
  const { status, text, headers } = await site.ask('/');
  expect([status, text]).toEqual([500, 'Internal server error']);
  expect(site.logged.filter(({ level }) => level === 'error')).toMatchObject([
    { requestId: headers['x-request-id'], err: { message: 'inside' } },
  ]);
});

it.each([
  ['behind a trusted proxy with TLS', 'loopback', 'https', 'max-age=31536000'],
  ['behind a trusted proxy without TLS', 'loopback', 'http', undefined],
  ['with a claim from the visitor', '', 'https', undefined],
])('sets HSTS only for a visitor’s TLS connection: %s', async (_, proxies, protocol, policy) => {
  site = await open({ trustsProxy: trustedProxies(proxies) });
  for (const path of ['/', '/_api/options', '/_app/web/app.js', '/nowhere', '/%'])
    expect(
      (await site.ask(path, { headers: { 'x-forwarded-proto': protocol } })).headers[
        'strict-transport-security'
      ],
      path,
    ).toBe(policy);
});
