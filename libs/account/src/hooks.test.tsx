import { mockExample, mockReply, renderPage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { useSiteActions } from '@baize/routing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as hooks from './hooks.ts';

/* As in a layout: only this entry point, and no texts of the lib. */
const { useAvailableFreeSpins, useLimits, usePendingPayments } = hooks;

const shown = (text: string) => screen.findByText(text);
const PLAYER = { token: 'secret' };

it('are exactly these', () =>
  expect(Object.keys(hooks).sort()).toEqual(['useAvailableFreeSpins', 'useLimits', 'usePendingPayments']));

function Pending() {
  const { data, isError } = usePendingPayments('withdrawal');
  return (
    <p>{isError ? 'failed' : (data?.map(({ id, amount }) => `${id}: ${amount}`).join() ?? 'unknown')}</p>
  );
}

function DepositLimits() {
  const { data, isError } = useLimits(1);
  return (
    <p>{isError ? 'failed' : data ? `${data.used.monthly} of ${data.limits.monthly ?? 'any'}` : 'unknown'}</p>
  );
}

function FreeSpins() {
  const { data, isError } = useAvailableFreeSpins();
  return <p>{isError ? 'failed' : (data?.map(({ name }) => name).join() ?? 'unknown')}</p>;
}

const HOOKS = [
  ['usePendingPayments', 'getPendingTransactions', Pending],
  ['useLimits', 'getLimits', DepositLimits],
  ['useAvailableFreeSpins', 'getAvailableFreeSpins', FreeSpins],
] as const;

describe.each(HOOKS)('%s in a layout', (_, operation, Part) => {
  it('requests nothing for a visitor', async () => {
    const page = await renderPage(<Part />);
    expect(screen.getByText('unknown')).toBeTruthy();
    expect(page.calls(operation)).toEqual([]);
  });

  it('reports a failure', async () => {
    await renderPage(<Part />, { ...PLAYER, handlers: [mockExample(operation, 'serverError')] });
    await shown('failed');
  });
});

describe('a player', () => {
  it('sees pending payments of the wanted kind, in minor units', async () => {
    const page = await renderPage(<Pending />, {
      ...PLAYER,
      handlers: [mockExample('getPendingTransactions', 'pending')],
    });
    await shown('41: 25000');
    expect(page.calls('getPendingTransactions').map(({ address }) => address)).toEqual([
      '/_api/pending-transactions/2',
    ]);
  });

  it.each([
    ['limits', '94000 of 500000'],
    ['noLimits', '0 of any'],
  ])('sees limits and their use in minor units: %s', async (name, text) => {
    await renderPage(<DepositLimits />, { ...PLAYER, handlers: [mockExample('getLimits', name)] });
    await shown(text);
  });

  it('isn’t shown limits from a reply without any', async () => {
    await renderPage(<DepositLimits />, {
      ...PLAYER,
      handlers: [mockReply('getLimits', { body: { limit: 'none' } })],
    });
    await shown('failed');
  });

  it('sees the games with free spins', async () => {
    await renderPage(<FreeSpins />, {
      ...PLAYER,
      handlers: [mockExample('getAvailableFreeSpins', 'games')],
    });
    await shown('Ember Crown');
  });
});

it('are used next to the site’s quick deposit', async () => {
  function Deposit() {
    const { openDeposit } = useSiteActions();
    const { data } = usePendingPayments('deposit');
    return <button onClick={openDeposit}>{`deposit, ${data?.length ?? 0} pending`}</button>;
  }
  const openDeposit = vi.fn();
  await renderPage(<Deposit />, {
    ...PLAYER,
    handlers: [mockExample('getPendingTransactions', 'pending')],
    actions: { openDeposit },
  });
  await screen.findByRole('button', { name: 'deposit, 1 pending' });
  await press('deposit, 1 pending');
  expect(openDeposit).toHaveBeenCalledOnce();
});
