import { describe, expect, it } from 'vitest';
import { launchOf, PROVIDERS, useCashier } from '../testing/useCashier.ts';

const cashier = useCashier();
const { at, balance, pending, cancel, byCard, ask, openWindow } = cashier;

describe('a payment window', () => {
  it('approves: the amount is credited at once, and once', async () => {
    const address = await byCard();
    expect(address).toMatch(new RegExp(`^${PROVIDERS}/payment/window\\?launch=[\\w-]{43}$`));
    expect((await cashier.test.fetch(address)).status).toBe(200);
    const opened = await openWindow(address);
    expect(opened).toMatchObject({ amount: '300.00', brand: 'Orvane', lang: 'tr', secondsLeft: 900 });
    expect(await balance()).toBe('2500.00');
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => ask('decide', { decision: 'approve' }, opened.token)),
    );
    expect(replies.map(({ body }) => body.status)).toEqual([1, 1, 1, 1, 1]);
    expect(await balance()).toBe('2800.00');
    expect((await ask('decide', { decision: 'decline' }, opened.token)).body.status).toBe(1);
  });

  it('declines: nothing moves', async () => {
    const opened = await openWindow(await byCard());
    expect((await ask('decide', { decision: 'perhaps' }, opened.token)).status).toBe(400);
    expect((await ask('decide', { decision: 'decline' }, opened.token)).body.status).toBe(2);
    expect(await balance()).toBe('2500.00');
  });

  it('opens once per code, and continues with its token', async () => {
    const address = await byCard();
    const opened = await openWindow(address);
    expect((await ask('open', { launch: launchOf(address) })).status).toBe(403);
    expect((await ask('open', { launch: 'x'.repeat(43) })).status).toBe(403);
    expect((await ask('open', {})).status).toBe(400);
    expect((await ask('open', {}, opened.token)).body).toMatchObject({ amount: '300.00' });
    expect((await ask('decide', { decision: 'approve' }, 'x'.repeat(43))).status).toBe(401);
  });

  it('expires without a decision', async () => {
    const opened = await openWindow(await byCard());
    at(15);
    expect((await ask('decide', { decision: 'approve' }, opened.token)).body.status).toBe(2);
    expect(await balance()).toBe('2500.00');
  });

  it('can’t decide a cancelled payment', async () => {
    const opened = await openWindow(await byCard());
    const [own] = await pending(1);
    await cancel(own?.id ?? 0);
    expect((await ask('decide', { decision: 'approve' }, opened.token)).body.status).toBe(2);
    expect(await balance()).toBe('2500.00');
  });
});
