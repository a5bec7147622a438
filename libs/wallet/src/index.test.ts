import { expect, it } from 'vitest';
import * as entry from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'PokerUserDialog',
    'TransferDialog',
    'TransferForm',
    'VerifyDialog',
    'VerifyPhoneHost',
    'binaryOptionWallet',
    'closeAttempt',
    'decimal',
    'idempotencyHeader',
    'liveSlotWallet',
    'openVerifyPhone',
    'pokerWallet',
    'useIsOpenAttempt',
    'useMoneyCall',
    'useWalletBalance',
    'walletTexts',
  ]);
});
