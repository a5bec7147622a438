import type { Removal } from './withoutCheck.ts';

/** Ownership checks that aren't query conditions. */
export const WRITTEN_CHECKS: readonly Removal[] = [
  {
    file: 'ledger/moneyCall.ts',
    text: '`player:${sessionOf(call).player.id}`',
    nth: 1,
    instead: "'player'",
  },
  {
    file: 'providers/idempotentRound.ts',
    text: '`play:${sessionId}`',
    nth: 1,
    instead: '`play:${sessionId && 0}`',
  },
  {
    file: 'providers/idempotentRound.ts',
    text: '`page:${sessionId}`',
    nth: 1,
    instead: '`page:${sessionId && 0}`',
  },
  {
    file: 'providers/embed/ticket.ts',
    text: "timingSafeEqual(expected, Buffer.from(mac, 'base64url'))",
    nth: 1,
    instead: 'expected',
  },
];
