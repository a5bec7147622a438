import { hasNginx } from '@baize/http/nginx';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { childPlayer, type ChildPlayer } from '../ledger-stress/childPlayer.ts';
import { SITE_ID } from '../../src/testing/openTest.ts';
import { postToProviders, endChild } from '../../src/testing/startChild.ts';
import { ask, type Question } from './ask.ts';
import { loseReplies, stillWaiting } from './loseReplies.ts';
import { openFront, type Front } from './openFront.ts';

const TIME = 120_000;
const OTHER_SITE = '4218';
const BAD_GATEWAY = 502;
const found = hasNginx();
if (!found) console.warn('Skipped: three sandboxes behind nginx. Install nginx to run it.');

describe.skipIf(!found)('three sandboxes behind nginx', { timeout: TIME }, () => {
  let place: Front;
  beforeAll(async () => {
    place = await openFront();
    return () => place.close();
  }, TIME);

  const call = (path: string, question?: Question) => ask(place.front.url, path, question);
  const inLiveSlot = async ({ call: own }: ChildPlayer) =>
    Number(((await own('/live-slot/balance')).body as { data: { balance: string } }).data.balance);
  const TRANSFER = { type: 1, amount: '5.00' };

  it('share sessions', async () => {
    const player = await childPlayer(place.front, 'defne');
    for (let turn = 0; turn < 6; turn += 1) expect((await player.call('/user-profile')).status).toBe(200);
    expect((await player.call('/logout', 'POST', {})).status).toBe(200);
    for (let turn = 0; turn < 3; turn += 1) expect((await player.call('/user-profile')).status).toBe(401);
  });

  it('move money once for six concurrent requests with one key', async () => {
    const player = await childPlayer(place.front, 'deniz');
    const before = await inLiveSlot(player);
    const headers = { 'idempotency-key': 'six-at-once-through-nginx' };
    const send = () => player.call('/live-slot/transfer', 'POST', TRANSFER, headers);
    const statuses = (await Promise.all([send(), send(), send(), send(), send(), send()])).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(200);
    expect(new Set(statuses).difference(new Set([200, 409]))).toEqual(new Set());
    expect(await inLiveSlot(player)).toBe(before + 5);
  });

  it('don’t trust a client’s X-Forwarded-For', async () => {
    const player = await childPlayer(place.front, 'defne');
    await call('/login', {
      method: 'POST',
      body: { username: 'defne', password: 'defne-baize-1' },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    const { body } = await player.call('/account/session-history');
    expect(JSON.stringify(body)).toContain('127.0.0.1');
    expect(JSON.stringify(body)).not.toContain('203.0.113.9');
  });

  it('give the same public reply, which nginx caches', async () => {
    const path = '/homepage?device=1';
    const own = await Promise.all(place.children.map(({ url }) => ask(url, path)));
    const first = await call(path);
    const second = await call(path);
    expect([first.cache, second.cache]).toEqual(['MISS', 'HIT']);
    expect(second.text).toBe(first.text);
    const etags = [...own, first, second].map(({ headers }) => headers.get('etag'));
    expect(new Set(etags).size).toBe(1);
    const known = { 'if-none-match': etags[0] ?? '' };
    for (const { url } of [...place.children, place.front])
      expect((await ask(url, path, { headers: known })).status).toBe(304);
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  });

  it('are cached separately by brand, language and device', async () => {
    const kinds = [SITE_ID, OTHER_SITE].flatMap((site) =>
      ['tr', 'en'].flatMap((lang) => [1, 2].map((device) => ({ site, lang, device }))),
    );
    const askAll = async (url: string) => {
      const answers = [];
      for (const { device, ...who } of kinds)
        answers.push(await ask(url, `/sliders?type=casino&device=${device}`, who));
      return answers;
    };
    const right = (await askAll(place.children[0]?.url ?? '')).map(({ text }) => text);
    const [fresh, kept] = [await askAll(place.front.url), await askAll(place.front.url)];
    expect(new Set([...fresh, ...kept].map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(fresh.map(({ cache }) => cache))).toEqual(new Set(['MISS']));
    expect(new Set(kept.map(({ cache }) => cache))).toEqual(new Set(['HIT']));
    expect(fresh.map(({ text }) => text)).toEqual(right);
    expect(kept.map(({ text }) => text)).toEqual(right);
    const options = async (site: string, lang: string) => (await call('/options', { site, lang })).text;
    for (const turn of [1, 2])
      for (const [site, name] of [
        [SITE_ID, 'Orvane'],
        [OTHER_SITE, 'Vuxelo'],
      ] as const)
        expect(JSON.parse(await options(site, 'en')), `turn ${turn}`).toMatchObject({ name });
  });

  it('have no private reply cached', async () => {
    const players = [await childPlayer(place.front, 'defne'), await childPlayer(place.front, 'deniz')];
    for (const turn of [1, 2])
      for (const [at, name] of ['defne', 'deniz'].entries()) {
        const { headers, body } = (await players[at]?.call('/user-profile')) ?? {};
        expect(body, `turn ${turn}`).toMatchObject({ username: name });
        expect([headers?.get('cache-control'), headers?.get('x-cache')]).toEqual(['no-store', 'MISS']);
      }
    for (const turn of [1, 2])
      expect((await call('/options')).headers.get('x-cache'), `options, turn ${turn}`).toBe('MISS');
    await players[0]?.call('/games?type=favorite_games');
    expect((await players[0]?.call('/games?type=favorite_games'))?.headers.get('x-cache')).toBe('MISS');
    const kept = join(place.prefix, 'cache');
    const files = readdirSync(kept, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const text = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join();
    expect(text).toContain('cache-control: public');
    expect(text).not.toMatch(/no-store|"username"|"access_token"|"geo"/);
  });

  it('have one providers’ origin, with pages, rounds and the live feed', async () => {
    const player = await childPlayer(place.front, 'deniz');
    const authorization = `Bearer ${await player.openSlot()}`;
    const spin = { authorization, 'idempotency-key': 'a-round-through-nginx' };
    const round = await postToProviders(place.front, '/slot/api/spin', spin, { stake: '2.00' });
    expect((round as { round: string }).round).toBeTruthy();
    const { port } = place.front;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live/feed`, {
      headers: { host: `providers.localhost:${port}`, origin: 'http://orvane.localhost:4200' },
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const heard = new Promise<string>((resolve) =>
      socket.once('message', (data: Buffer) => resolve(data.toString())),
    );
    socket.send(JSON.stringify({ type: 'ping', pingTime: 7 }));
    expect(JSON.parse(await heard)).toEqual({ type: 'pong', pingTime: 7 });
    socket.terminate();
  });

  it('don’t expose the control page', async () => {
    expect((await fetch(`${place.front.url}/_sandbox`)).status).toBe(404);
    expect((await fetch(`${place.front.url}/_sandbox/api/players`)).status).toBe(404);
  });

  it.each([
    ['a POST', 'transferLiveSlot', '/live-slot/transfer', { method: 'POST', body: TRANSFER }],
    [
      'a PUT',
      'updateProfileAddress',
      '/update-profile-address',
      { method: 'PUT', body: { city: 'Muğla', country: 222, address: 'Kordon 2' } },
    ],
    ['a GET with side effects', 'toggleFavoriteGame', '/account/favorite-games/1003', {}],
  ])('get %s once, even when its reply is lost', async (_, operationId, path, question) => {
    const player = await childPlayer(place.front, 'deniz');
    const before = await inLiveSlot(player);
    await loseReplies(place.children, operationId);
    expect((await call(path, { ...question, token: player.token })).status).toBe(BAD_GATEWAY);
    expect(await stillWaiting(place.children)).toBe(2);
    const moved = operationId === 'transferLiveSlot' ? 5 : 0;
    expect(await inLiveSlot(player)).toBe(before + moved);
  });

  it('get a read request again when its reply is lost', async () => {
    const player = await childPlayer(place.front, 'deniz');
    await loseReplies(place.children.slice(0, 2), 'getLimits');
    for (let turn = 0; turn < 3; turn += 1) expect((await player.call('/limits/1')).status).toBe(200);
    expect(await stillWaiting(place.children)).toBe(0);
  });

  it('reply while one of them is down, and nothing happens twice', async () => {
    const player = await childPlayer(place.front, 'deniz');
    const before = await inLiveSlot(player);
    const [lost] = place.children;
    if (lost) await endChild(lost, 'SIGKILL');
    for (let turn = 1; turn <= 6; turn += 1) {
      expect((await player.call('/user-profile')).status).toBe(200);
      expect((await player.call('/live-slot/transfer', 'POST', TRANSFER)).status).toBe(200);
      expect(await inLiveSlot(player)).toBe(before + turn * 5);
    }
    expect((await call('/homepage?device=3')).status).toBe(200);
  });

  it('all got some of the requests', async () => {
    const log = await place.stopNginx();
    for (const { port } of place.children)
      expect(log.filter((line) => line.includes(`by=127.0.0.1:${port} `)).length).toBeGreaterThan(3);
  });
});
