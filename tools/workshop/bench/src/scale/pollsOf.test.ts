import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { USUAL } from './ASSUMPTIONS.ts';
import { pollsOf } from './pollsOf.ts';

/** How code of the libs repeats requests, or lets one tab do something for all. */
const POLLING = /\brefetchInterval:|\b(?:useSharedPoll|tabLeader|holdLock|openTableSocket)\(/;
const NO_PRODUCT = /\.(?:test|stories|testing)\.tsx?$|\/generated\//;

/** Each file that polls, and the poll of the calculation; undefined for means that others use. */
const COUNTED: Readonly<Record<string, string | undefined>> = {
  'libs/account/src/money/payment/usePlacedPayment.ts': 'pending payment',
  'libs/account/src/money/pending/usePendingPayments.ts': 'pending payment',
  'libs/casino/src/jackpot/AmusementJackpots.tsx': 'amusement jackpots',
  'libs/casino/src/jackpot/EgtJackpots.tsx': 'jackpots',
  'libs/casino/src/jackpot/JackpotWidget.tsx': 'jackpots',
  'libs/casino/src/live-tables/createFeedLink.ts': 'live tables, pings',
  'libs/casino/src/live-tables/openTableSocket.ts': 'live tables, pings',
  'libs/casino/src/poker/pokerQueries.ts': 'poker totals',
  'libs/casino/src/shared-poll/useSharedPoll.ts': undefined,
  'libs/session/src/token/keepTokenFresh.ts': 'session',
  /* `demandOf` counts it separately: only during an outage. */
  'libs/shell/src/recovery/recoverQueries.ts': undefined,
  'libs/site/src/tabs/holdLock.ts': undefined,
  'libs/site/src/tabs/tabLeader.ts': undefined,
};

it('the calculation has every poll in the libs', () => {
  const polling = globSync('libs/*/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !NO_PRODUCT.test(file) && POLLING.test(readFileSync(join(ROOT, file), 'utf8')))
    .sort();
  expect(polling).toEqual(Object.keys(COUNTED).sort());
});

it('all of its polls are in the libs', () =>
  expect(new Set(pollsOf(USUAL).map(({ name }) => name))).toEqual(
    new Set(Object.values(COUNTED).filter((name) => name !== undefined)),
  ));
