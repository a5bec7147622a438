import { serverAccountTexts, serverTexts } from '@baize/i18n';
import { exampleBody, forMutations, mockReply, renderPage, TestErrorBoundary } from '@baize/testing';
import { expectCalm } from '@baize/testing/gestures';
import { cleanup, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ActiveBonuses } from '../bonuses/ActiveBonuses.tsx';
import { FreeSpinClaimCard } from '../bonuses/FreeSpinClaimCard.tsx';
import { bonusTexts } from '../bonuses/texts.ts';
import { BettingHistoryPage } from './betting/BettingHistoryPage.tsx';
import { HISTORY_PLACE } from './historyPlace.testing.ts';
import { HistoryPage } from './list-page/HistoryPage.tsx';
import { accountLogs } from './lists/accountLogs.ts';
import { bonusHistory } from './lists/bonusHistory.ts';
import { financeHistory } from './lists/financeHistory.ts';
import { freeSpinHistory } from './lists/freeSpinHistory.ts';
import { gameHistory } from './lists/gameHistory.ts';
import { sessionHistory } from './lists/sessionHistory.ts';
import { transferHistory } from './lists/transferHistory.ts';

const PATIENCE = 240_000;
const MARCH = '?from=2026-03-01T00:00:00&to=2026-03-02T23:59:59';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function expectCalmPage(view: ReactElement, path: string, operation: string, body: unknown) {
  const page = await renderPage(<TestErrorBoundary>{view}</TestErrorBoundary>, {
    ...HISTORY_PLACE,
    texts: [...HISTORY_PLACE.texts, serverTexts, serverAccountTexts, bonusTexts],
    path,
    handlers: [mockReply(operation, { body })],
  });
  await waitFor(() => expect(page.calls(operation)).toHaveLength(1));
  await expectCalm(page);
  expect(page.container.textContent).not.toBe('');
  cleanup();
}

describe('histories with malformed replies', () => {
  it.each([
    ['transfers', <HistoryPage list={transferHistory} />, MARCH, 'getGameTransfers', 'rows'],
    ['finance', <HistoryPage list={financeHistory} />, MARCH, 'getFinancialHistory', 'rows'],
    ['methods', <HistoryPage list={financeHistory} />, `${MARCH}&type=1`, 'getPaymentMethods', 'deposits'],
    ['free spins', <HistoryPage list={freeSpinHistory} />, MARCH, 'getFreeSpinHistory', 'rows'],
    ['bonuses', <HistoryPage list={bonusHistory} />, MARCH, 'getBonusHistory', 'rows'],
    ['logs', <HistoryPage list={accountLogs} />, MARCH, 'getAccountLogs', 'rows'],
    ['sessions', <HistoryPage list={sessionHistory} />, MARCH, 'getSessionHistory', 'rows'],
    ['games', <HistoryPage list={gameHistory} />, MARCH, 'getGameHistory', 'rows'],
    ['claimable games', <FreeSpinClaimCard />, '', 'getAvailableFreeSpins', 'games'],
    ['active bonuses', <ActiveBonuses />, '', 'getBonusHistory', 'rows'],
    ['options', <BettingHistoryPage />, '', 'getOptions', 'options'],
    ['bets', <BettingHistoryPage />, '', 'getBetconstructPage', 'page'],
  ] as const)(
    '%s',
    (_, view, search, operation, name) =>
      forMutations(exampleBody(operation, name), ({ body }) =>
        expectCalmPage(view, `/history${search}`, operation, body),
      ),
    PATIENCE,
  );
});
