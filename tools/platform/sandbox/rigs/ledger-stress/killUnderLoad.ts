import { postToProviders, endChild, startChild, type Child } from '../../src/testing/startChild.ts';
import { childPlayer, type ChildPlayer } from './childPlayer.ts';
import type { Place } from './Place.ts';

export interface KillFigures {
  kills: number;
  /** Rounds that were acknowledged before a kill. */
  acknowledged: number;
}

const PLAYER = 'deniz';
const STAKE = '2.00';
/** The number of rounds before a kill; it varies. */
const roundsOf = (life: number) => 3 + ((life * 7) % 23);

/** Spins until the connection breaks, killing the process in the meantime. */
async function spinToDeath(child: Child, slot: string, life: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let turn = 0; ; turn += 1) {
    const headers = { authorization: `Bearer ${slot}`, 'idempotency-key': `kill-${life}-${turn}` };
    const reply = await postToProviders(child, '/slot/api/spin', headers, { stake: STAKE }).catch(
      () => undefined,
    );
    if (!reply) return acknowledged;
    acknowledged.push((reply as { round: string }).round);
    if (turn === roundsOf(life)) void endChild(child, 'SIGKILL');
  }
}

async function missingIn({ call }: ChildPlayer, rounds: readonly string[]): Promise<string[]> {
  const missing = new Set(rounds.map((round) => `b-${round}`));
  for (let page = 1, last = 1; page <= last && missing.size > 0; page += 1) {
    const { body } = await call(`/account/game-history?type=1&page=${page}`);
    const { data } = body as { data: { data: { transaction_id: string }[]; last_page: number } };
    for (const { transaction_id: id } of data.data) missing.delete(id);
    last = data.last_page;
  }
  return [...missing];
}

/**
 * Kills the sandbox under load several times, and checks after each restart that every acknowledged round is there.
 * @throws with the missing rounds, or if the ledger doesn't balance
 */
export async function killUnderLoad({ args, env }: Place, kills: number): Promise<KillFigures> {
  let acknowledged = 0;
  let before: string[] = [];
  for (let life = 0; life <= kills; life += 1) {
    const child = await startChild([...args, '--quiet'], env);
    const player = await childPlayer(child, PLAYER);
    const missing = await missingIn(player, before);
    if (missing.length > 0) throw new Error(`Kill ${life} lost acknowledged rounds: ${missing.join(', ')}.`);
    const { status } = await fetch(`${child.url}/readyz`);
    if (status !== 200) throw new Error(`After kill ${life} the ledger doesn't balance.`);
    if (life === kills) await endChild(child, 'SIGTERM');
    else before = await spinToDeath(child, await player.openSlot(), life);
    acknowledged += life === kills ? 0 : before.length;
  }
  return { kills, acknowledged };
}
