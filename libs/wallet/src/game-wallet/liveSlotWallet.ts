import { api, call } from '@baize/api';
import type { GameWallet } from './GameWallet.ts';
import { idempotencyHeader } from '../money-call/idempotencyHeader.ts';

/** Money in the live-slot rooms. */
export const liveSlotWallet: GameWallet = {
  name: 'live_slot',
  types: { 'to-game': 1, 'to-main': 2 },
  fetchBalance: async (signal) => (await call(api.GET('/live-slot/balance', { signal }))).data.balance,
  transfer: async (body, key) => {
    const reply = await call(api.POST('/live-slot/transfer', { body, params: idempotencyHeader(key) }));
    return reply.data.message;
  },
  needsUser: false,
};
