import fc from 'fast-check';
import { parseMoney } from '@baize/i18n';
import { expect, it } from 'vitest';
import { liveSlotWallet } from '../game-wallet/liveSlotWallet.ts';
import { pokerWallet } from '../game-wallet/pokerWallet.ts';
import { bodyOf } from './TransferOrder.ts';

const MAX = 9_999_999_900;
/** The amount of the contract (`openapi/schemas/Amount.yaml`). */
const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

it('formats every amount exactly as the contract requires', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX }), (minor) => {
      const { amount } = bodyOf(pokerWallet, { direction: 'to-game', minor });
      expect(amount).toMatch(AMOUNT);
      expect(parseMoney(amount)).toBe(minor);
    }),
  ));

it.each([
  [pokerWallet, 'to-game', 2],
  [pokerWallet, 'to-main', 1],
  [liveSlotWallet, 'to-game', 1],
  [liveSlotWallet, 'to-main', 2],
] as const)('numbers the direction per wallet', (wallet, direction, type) =>
  expect(bodyOf(wallet, { direction, minor: 1 })).toEqual({ type, amount: '0.01' }),
);
