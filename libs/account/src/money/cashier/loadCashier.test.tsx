import { paths } from '@baize/routing';
import { mockExample, renderPage, sampleRoutes, testBrandWith } from '@baize/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MONEY_PATHS, MONEY_TEXTS } from '../money.testing.ts';
import { moneyPages } from '../moneyPages.tsx';
import { DepositPage } from './DepositPage.tsx';

const CALLS = ['getPaymentDetails', 'getPendingTransactions', 'getLimits'] as const;
const setup = {
  token: 'secret',
  texts: MONEY_TEXTS,
  routes: sampleRoutes(...MONEY_PATHS),
  handlers: [mockExample('getPendingTransactions', 'none')],
};

/** Requests what a page shows first, as a navigation to it does. */
async function prepare(path: typeof paths.deposit | typeof paths.withdraw) {
  const page = await renderPage(<p>elsewhere</p>, setup);
  const loader = await moneyPages[path].importLoader();
  await loader(page.queryClient, {
    params: {},
    search: new URLSearchParams(),
    device: 2,
    language: 'en',
    brand: testBrandWith({}),
  });
  return { page, calls: () => CALLS.map((name) => page.calls(name).length) };
}

it('requests a cashier’s data before its page renders', async () => {
  expect((await prepare(paths.deposit)).calls()).toEqual([1, 1, 1]);
  expect((await prepare(paths.withdraw)).calls()).toEqual([1, 1, 0]);
});

it('leaves nothing for the page to request', async () => {
  const known = (await prepare(paths.deposit)).page.queryClient.getQueryCache().getAll();
  const page = await renderPage(<DepositPage />, {
    ...setup,
    seed: (cache) => known.forEach(({ queryKey, state }) => cache.setQueryData(queryKey, state.data)),
  });
  expect(screen.getAllByRole('radio')).not.toHaveLength(0);
  expect(CALLS.map((name) => page.calls(name))).toEqual([[], [], []]);
});
