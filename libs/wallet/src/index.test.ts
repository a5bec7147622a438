import { expect, it } from 'vitest';
import * as entry from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'PokerUserDialog',
    'TransferDialog',
    'TransferForm',
    'binaryOptionWallet',
    'closeAttempt',
    'decimal',
    'liveSlotWallet',
    'pokerWallet',
    'useIsOpenAttempt',
    'useMoneyCall',
    'useWalletBalance',
    'walletTexts',
  ]);
});
