import { beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../testing/openTest.ts';
import { withIdempotencyKey, type IdempotentRequest, type StoredReply } from './withIdempotencyKey.ts';

let test: TestSandbox;
let count = 0;

const request = (more: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  scope: 'player:1',
  key: 'key-0001',
  body: { stake: '10.00' },
  claim: `claim-${(count += 1)}`,
  now: new Date(TEST_NOON),
  ...more,
});
const reply = (text: string): StoredReply => ({ status: 200, text });
const answer = (text: string) => Promise.resolve(reply(text));
const noRefusal = () => undefined;
const run = (
  asked: IdempotentRequest,
  effect: () => Promise<StoredReply>,
  refusal: (error: unknown) => StoredReply | undefined = noRefusal,
) => withIdempotencyKey(test.sandbox.db, asked, effect, refusal);

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);

describe('withIdempotencyKey', () => {
  it('replays the first reply for the same key and body, without the effect', async () => {
    let effects = 0;
    const effect = () => answer(`effect ${(effects += 1)}`);
    await run(request(), effect);
    const again = await run(request(), effect);
    expect(again).toEqual({ outcome: 'reply', reply: reply('effect 1'), replayed: true });
    expect(effects).toBe(1);
  });

  it('refuses the same key with another body, but not for another player', async () => {
    const other = await run(request({ body: { stake: '20.00' } }), () => answer('no'));
    expect(other).toEqual({ outcome: 'mismatch' });
    const elsewhere = await run(request({ scope: 'player:2', body: { stake: '20.00' } }), () =>
      answer('yes'),
    );
    expect(elsewhere).toMatchObject({ reply: { text: 'yes' } });
  });

  it('releases the key when the effect fails, and rolls the effect back', async () => {
    const asked = () => request({ key: 'key-fails' });
    const fail = () => Promise.reject<StoredReply>(new Error('boom'));
    await expect(run(asked(), fail)).rejects.toThrow('boom');
    expect(await run(asked(), () => answer('second'))).toMatchObject({
      reply: { text: 'second' },
      replayed: false,
    });
  });

  it('stores a final refusal', async () => {
    const asked = () => request({ key: 'key-poor' });
    const poor = () => Promise.reject<StoredReply>(new Error('no funds'));
    const refusal = () => ({ status: 422, text: 'insufficient' });
    await run(asked(), poor, refusal);
    expect(await run(asked(), () => answer('rich'))).toEqual({
      outcome: 'reply',
      reply: { status: 422, text: 'insufficient' },
      replayed: true,
    });
  });

  it('reports a call in progress for a recent claim, and takes over an abandoned one', async () => {
    const asked = (now = TEST_NOON) => request({ key: 'key-dead', now: new Date(now) });
    await run(asked(), () => answer('x'));
    const forget = { reply: null, status: null };
    await test.sandbox.db.updateTable('idempotency').set(forget).where('key', '=', 'key-dead').execute();
    expect(await run(asked(), () => answer('y'))).toEqual({ outcome: 'inFlight' });
    const late = await run(asked(TEST_NOON + 61_000), () => answer('z'));
    expect(late).toMatchObject({ outcome: 'reply', reply: { text: 'z' } });
  });
});
