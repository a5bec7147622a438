import { trustedProxies } from '@baize/http';
import { startSandbox, type RunningSandbox } from '@baize/sandbox';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { brand, openSite, type TestSite } from './testing/openSite.ts';

/* The real reference server behind the real site server: the headers between them are tested. */
const START_TIME = 60_000;
let sandbox: RunningSandbox;
let site: TestSite;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, data: 'memory', quiet: true });
  return () => sandbox.close();
}, START_TIME);
afterEach(() => site.close());

/** A site server behind a proxy on this machine, which forwards each visitor's address. */
const openBehindProxy = () =>
  openSite(() => new Response(), { upstream: sandbox.url, trustsProxy: trustedProxies('loopback') });

const logIn = (username: string, password: string, from: string) =>
  site.ask('/_api/login', {
    method: 'POST',
    body: JSON.stringify({ username, password }),
    headers: { 'content-type': 'application/json', 'site-id': String(brand.id), 'x-forwarded-for': from },
  });

it('bogus logins block only their sender', async () => {
  site = await openBehindProxy();
  for (let turn = 0; turn < 30; turn += 1) await logIn(`nobody-${turn}`, 'nope', '198.51.100.1');
  expect((await logIn('defne', 'defne-baize-1', '198.51.100.1')).status).toBe(429);
  expect((await logIn('defne', 'defne-baize-1', '203.0.113.5')).status).toBe(200);
});

it('failed logins with a player’s name don’t lock the player out', async () => {
  site = await openBehindProxy();
  for (const last of [2, 3, 4])
    for (let turn = 0; turn < 5; turn += 1) await logIn('deniz', 'nope', `198.51.100.${last}`);
  expect((await logIn('deniz', 'deniz-baize-1', '198.51.100.2')).status).toBe(429);
  expect((await logIn('deniz', 'deniz-baize-1', '203.0.113.6')).status).toBe(200);
});

it('a visitor cannot spoof the address', async () => {
  site = await openSite(() => new Response(), { upstream: sandbox.url });
  for (const last of [1, 2, 3, 4, 5]) await logIn('kerem', 'nope', `192.0.2.${last}`);
  expect((await logIn('kerem', 'kerem-baize-1', '192.0.2.6')).status).toBe(429);
});
