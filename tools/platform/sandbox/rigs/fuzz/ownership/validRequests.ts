import type { TestSandbox } from '../../../src/testing/openTest.ts';
import { PASSWORD, type Person } from './Person.ts';

/** The values of a request, for its path, query or body. */
export type Values = Record<string, unknown>;

const NEW_PASSWORD = 'Quiet-Harbour-8';
const CASINO = 4;

const pay = (way: string, slug: string, id: number, more: Values) => ({
  method: slug,
  payment_id: id,
  endpoint: `account/${way}/${slug}`,
  ...more,
});
const ROVPAY = { name: 'Selin', surname: 'Arslan', amount: '200', description: '' };

const PAYMENTS = {
  openRovpayAccount: [{ _method: 'POST', ...ROVPAY }],
  confirmRovpayDeposit: [
    { ...ROVPAY, paymentId: 2513, paparaId: 1, paparaRefId: 'RP-none', paparaToken: 'x'.repeat(43) },
  ],
  startDeposit: [pay('deposit', 'credit-card', 2504, { amount: '300' })],
  startWithdrawal: [
    pay('withdraw', 'bank-transfer', 2601, {
      amount: '400',
      iban: 'TR330006100519786457841326',
      account_name: 'Selin Arslan',
    }),
  ],
};

/**
 * Valid requests of each operation that requires a login and has parameters; some operations have several.
 */
export function validRequests({ sandbox }: TestSandbox, { username, phone }: Person): Map<string, Values[]> {
  const [game] = sandbox.lobbies.find({ type: CASINO });
  const both = [{ type: 1 }, { type: 2 }];
  return new Map<string, Values[]>(
    Object.entries({
      launchGame: [{ id: game?.id }],
      toggleFavoriteGame: [{ gameId: game?.id }],
      getFavoriteGames: [{ type: CASINO }],
      getLimits: [{ limitType: 1 }, { limitType: 2 }],
      setLimits: [1, 2].map((limitType) => ({
        limitType,
        daily: '9000',
        weekly: '9000',
        monthly: '9000',
      })),
      deactivateAccount: [{ type: 1 }],
      addPokerUser: [{ username: `${username}_poker` }],
      transferPoker: [
        { type: 2, amount: '250.00' },
        { type: 1, amount: '50.00' },
      ],
      transferLiveSlot: [{ type: 1, amount: '250.00' }],
      transferBinaryOption: [{ type: 1, amount: '250.00' }],
      getPaymentMethods: both,
      getPaymentDetails: both,
      getPendingTransactions: both,
      ...PAYMENTS,
      cancelPendingTransaction: [{ id: 999_999_999 }],
      getEnvoyPayments: [{ bankSlug: 'orta-bank' }],
      openEnvoyPayment: [{ bank: 'orta-bank', id: 'orta-bank-100' }],
      openEnvoyQr: [{ bank: 'orta-bank', id: '100' }],
      claimFreeSpin: [{ game_id: game?.id }],
      updateProfile: [{ email: `${username}@mail.example`, phone }],
      updateProfileAddress: [{ city: 'Bursa', country: 222, address: 'Kordon 9' }],
      changePassword: [
        { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
      ],
      enableTwoFactor: [{ password: PASSWORD }],
      disableTwoFactor: [{ password: PASSWORD }],
      toggleVerification: [
        { type: 'sms', verified: 1 },
        { type: 'sms', verified: 0 },
        { type: 'google', verified: 0 },
        { type: 'google', verified: 1 },
      ],
      sendPhoneVerification: [{ code: 222, no: `${phone.slice(0, -1)}9` }],
      checkPhoneVerification: [{ code: '123456', id: 'phone-none' }],
    }),
  );
}
