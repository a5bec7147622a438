import { beforeAll, describe, expect, it } from 'vitest';
import { childPlayer } from '../ledger-stress/childPlayer.ts';
import { SITE_ID } from '../../src/testing/openTest.ts';
import type { Child } from '../../src/testing/startChild.ts';
import { openScale, type Scale } from './openScale.ts';

const TIME = 120_000;

let scale: Scale;
let children: readonly Child[];

beforeAll(async () => {
  /* One origin for all of them, as behind a proxy. */
  scale = await openScale(['--providers-origin', 'http://providers.localhost:4300']);
  ({ children } = scale);
  return () => scale.close();
}, TIME);

/** Sends requests to the three processes in turn, as a proxy does. */
function inTurn(): Child {
  let turn = 0;
  const [first] = children;
  if (!first) throw new Error('No sandbox has started.');
  return {
    ...first,
    get url() {
      turn += 1;
      return children[turn % children.length]?.url ?? first.url;
    },
  };
}

describe('three sandboxes on one PostgreSQL', { timeout: TIME }, () => {
  it('share sessions', async () => {
    const player = await childPlayer(inTurn(), 'defne');
    for (let call = 0; call < 6; call += 1) expect((await player.call('/user-profile')).status).toBe(200);
    expect((await player.call('/logout', 'POST', {})).status).toBe(200);
    for (let call = 0; call < 3; call += 1) expect((await player.call('/user-profile')).status).toBe(401);
  });

  it('move money once for one key, on any process', async () => {
    const player = await childPlayer(inTurn(), 'deniz');
    const send = () =>
      player.call(
        '/live-slot/transfer',
        'POST',
        { type: 1, amount: '5.00' },
        { 'idempotency-key': 'three-at-once' },
      );
    const replies = await Promise.all([send(), send(), send(), send(), send(), send()]);
    expect(replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    const { body } = await player.call('/live-slot/balance');
    expect(body).toMatchObject({ data: { balance: '5.00' } });
  });

  it('give the same public replies, so that they can be cached', async () => {
    const headers = { 'site-id': SITE_ID, 'accept-language': 'tr' };
    const replies = await Promise.all(
      children.map(({ url }) => fetch(`${url}/_api/homepage?device=1`, { headers })),
    );
    expect(new Set(replies.map((reply) => reply.headers.get('etag'))).size).toBe(1);
    const [reply] = replies;
    expect(reply?.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(reply?.headers.get('vary')).toMatch(/Site-Id.*accept-language/i);
  });

  it('share one ledger, which balances', async () => {
    for (const { url } of children) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});
