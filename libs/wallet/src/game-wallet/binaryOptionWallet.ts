import { api, call } from '@baize/api';
import type { GameWallet } from './GameWallet.ts';
import { idempotencyHeader } from '../money-call/idempotencyHeader.ts';

export const binaryOptionWallet: GameWallet = {
  name: 'binary_option',
  types: { 'to-game': 1, 'to-main': 2 },
  fetchBalance: async (signal) => (await call(api.GET('/binary-option/balance', { signal }))).data.balance,
  transfer: async (body, key) => {
    const reply = await call(api.POST('/binary-option/transfer', { body, params: idempotencyHeader(key) }));
    return reply.data.message;
  },
  needsUser: false,
};
