import {
  exampleBody,
  forMutations,
  mockExample,
  mockReply,
  renderPage,
  sampleRoutes,
  TestErrorBoundary,
} from '@baize/testing';
import { expectCalm } from '@baize/testing/gestures';
import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DepositPage } from './cashier/DepositPage.tsx';
import { WithdrawPage } from './cashier/WithdrawPage.tsx';
import { EnvoyPage } from './envoy/EnvoyPage.tsx';
import { MONEY_PATHS, MONEY_TEXTS } from './money.testing.ts';

const PATIENCE = 120_000;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const CASES: readonly [operation: string, example: string, page: () => ReactElement][] = [
  ['getPaymentDetails', 'deposits', () => <DepositPage />],
  ['getPaymentDetails', 'withdrawals', () => <WithdrawPage />],
  ['getPendingTransactions', 'pending', () => <WithdrawPage />],
  ['getLimits', 'limits', () => <DepositPage />],
  ['getEnvoyBanks', 'banks', () => <EnvoyPage kind="bank" />],
];

it.each(CASES)(
  'a malformed reply of %s (%s) shows no wrong figure and no blank page',
  (operation, name, page) =>
    forMutations(exampleBody(operation, name), async ({ body }) => {
      const view = await renderPage(<TestErrorBoundary>{page()}</TestErrorBoundary>, {
        token: 'secret',
        texts: MONEY_TEXTS,
        routes: sampleRoutes(...MONEY_PATHS),
        handlers: [mockExample('getPendingTransactions', 'none'), mockReply(operation, { body })],
      });
      await expectCalm(view);
      expect(document.querySelector('h1')).not.toBeNull();
      cleanup();
    }),
  PATIENCE,
);
