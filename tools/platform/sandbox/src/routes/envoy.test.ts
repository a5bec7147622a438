import { describe, expect, it } from 'vitest';
import { useCashier } from '../testing/useCashier.ts';

const cashier = useCashier();
const { get, send, balance, byCard, judge, ask, openWindow } = cashier;

describe('Envoy', () => {
  interface Envoy {
    status: boolean;
    error: string | null;
    errors: string[];
    data?: { iframe_url: string };
  }
  const open = async (path: string) => (await get(path)).body as unknown as Envoy;

  it('lists banks and the amounts that each accepts now', async () => {
    const { banks } = (await get('/account/envoy/bank-list')).body as unknown as {
      banks: { slug: string }[];
    };
    expect(banks).toHaveLength(4);
    const amounts = async (slug: string) =>
      ((await get(`/account/envoy/available-payments/${slug}`)).body as unknown as { payments: unknown[] })
        .payments;
    expect((await amounts('orta-bank'))[0]).toEqual({ amount: '100.00', ref_code: 'orta-bank-100' });
    expect(await amounts('yelken-bank')).toEqual([]);
    expect((await get('/account/envoy/available-payments/nowhere')).status).toBe(404);
  });

  it.each([
    ['/account/envoy/pay?bank=orta-bank&id=orta-bank-500', '3000.00'],
    ['/account/envoy/qr?bank=kuzey-bank&id=150', '2650.00'],
  ])('opens a window with %s', async (path, after) => {
    const reply = await get(path);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const { data, status } = reply.body as unknown as Envoy;
    expect(status).toBe(true);
    const opened = await openWindow(data?.iframe_url ?? '');
    await ask('decide', { decision: 'approve' }, opened.token);
    expect(await balance()).toBe(after);
  });

  it('returns the reason if there is no window', async () => {
    expect((await open('/account/envoy/pay?id=orta-bank-100')).error).toBe('please_select_bank');
    expect((await open('/account/envoy/pay?bank=orta-bank&id=orta-bank-999')).error).toBe(
      'payment_option_not_available',
    );
    expect((await open('/account/envoy/qr?bank=&id=100')).error).toBe('please_select_bank');
    expect((await open('/account/envoy/qr?bank=orta-bank&id=40')).errors).toEqual([
      'amount_must_be_at_least_50',
    ]);
    await byCard();
    expect((await open('/account/envoy/qr?bank=orta-bank&id=100')).error).toBe('pending_transaction_exists');
    const unverified = await get(
      '/account/envoy/qr?bank=orta-bank&id=100',
      await cashier.test.login('kerem'),
    );
    expect([unverified.status, unverified.body.data.code]).toEqual([422, '621']);
  });

  it.each(['/account/envoy/pay?bank=orta-bank&id=orta-bank-500', '/account/envoy/qr?bank=kuzey-bank&id=150'])(
    'opens no window without the player’s rights or above the limit: %s',
    async (path) => {
      expect((await get(path, await cashier.test.login('kerem'))).body.data.code).toBe('621');
      await send('/limits/1', { daily: '100', weekly: '5000', monthly: '5000' });
      const limited = await get(path);
      expect([limited.status, limited.body.data.message]).toEqual([422, 'daily_deposit_limit_exceeded']);
      await judge({ may_deposit: false, may_withdraw: true });
      expect((await get(path)).body.data.message).toBe('no_deposit_permission');
    },
  );
});
