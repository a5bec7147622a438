import { endChild, startChild } from '../../src/testing/startChild.ts';
import { childPlayer, type ChildPlayer } from './childPlayer.ts';
import type { Place } from './Place.ts';

export interface LostFigures {
  /** Requests that took effect, but with a dropped reply. */
  lost: number;
  /** Retries that got the stored reply. */
  replayed: number;
}

const PLAYER = 'deniz';
const AMOUNT = '1.00';
const PATH = '/live-slot/transfer';
const OPERATION = 'transferLiveSlot';
const INTO_WALLET = 1;

const balance = async ({ call }: ChildPlayer) => {
  const { body } = await call('/live-slot/balance');
  return Math.round(Number((body as { data: { balance: string } }).data.balance) * 100);
};

/**
 * Transfers money, drops each reply after the effect, and retries with the same key: the money must move once, and the
 * retry must be answered.
 * @throws if it moved twice or not at all
 */
export async function loseReplies({ args, env }: Place, calls: number): Promise<LostFigures> {
  const child = await startChild([...args, '--quiet'], env);
  try {
    const player = await childPlayer(child, PLAYER);
    const before = await balance(player);
    const figures: LostFigures = { lost: 0, replayed: 0 };
    for (let turn = 0; turn < calls; turn += 1) {
      const order = { operationId: OPERATION, fault: 'lose-reply', times: 1 };
      await fetch(`${child.url}/_sandbox/api/fault`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
      const send = () =>
        player.call(
          PATH,
          'POST',
          { type: INTO_WALLET, amount: AMOUNT },
          { 'idempotency-key': `lost-reply-${turn}` },
        );
      const first = await send().catch(() => undefined);
      if (!first) figures.lost += 1;
      const second = await send();
      if (second.status !== 200) throw new Error(`The retry got status ${second.status}.`);
      if (second.headers.get('idempotent-replayed') === 'true') figures.replayed += 1;
    }
    const moved = (await balance(player)) - before;
    if (moved !== calls * 100) throw new Error(`${calls} transfers of ${AMOUNT} moved ${moved / 100}.`);
    return figures;
  } finally {
    await endChild(child, 'SIGTERM');
  }
}
