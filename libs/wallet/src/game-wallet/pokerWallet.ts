import { api, call } from '@baize/api';
import type { GameWallet } from './GameWallet.ts';
import { idempotencyHeader } from '../money-call/idempotencyHeader.ts';

/** Money at the poker tables; needs a poker user. */
export const pokerWallet: GameWallet = {
  name: 'poker',
  types: { 'to-game': 2, 'to-main': 1 },
  fetchBalance: async (signal) => (await call(api.GET('/poker-balance', { signal }))).balance,
  transfer: async (body, key) => {
    const reply = await call(api.POST('/poker-transfer', { body, params: idempotencyHeader(key) }));
    return reply.message;
  },
  needsUser: true,
};
