import type { GameType, LastWinner } from '@baize/api';
import type { Brand } from '../brands.ts';
import { formatMoney } from '../money.ts';
import { seeded, seededInt, seededPick } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import { gameStill } from './gameView.ts';
import { maskUsername } from './maskUsername.ts';

const COUNT = 20;
const STARTS =
  'ab ad ah al an ar as ay be bo bu ca ce de di do ed ek el em er fa fe ga go gu ha hi ib il ka ke ko le li me mu na ne nu oz pe ra sa se si su ta te tu um ya yu ze zi'.split(
    ' ',
  );
/** Time between two winners, ms. */
const STEP = 120_000;
const SMALLEST = 50_00;
const SPREAD = 600;

/** A lobby's latest winners, masked; a function of the time, so that everyone gets the same list. */
export function lastWinners(
  { lobbies, seed, clock }: Sandbox,
  brand: Brand,
  type: GameType | undefined,
): LastWinner[] {
  const games = lobbies.find({ type });
  if (games.length === 0) return [];
  const newest = Math.floor(clock.now() / STEP);
  return Array.from({ length: COUNT }, (_, age) => {
    const name = `winner-${type ?? 'all'}-${newest - age}`;
    const game = seededPick(seed, games, name, 'game');
    const amount = Math.round((SMALLEST * SPREAD ** seeded(seed, name, 'amount')) / 5) * 5;
    return {
      image: gameStill(game, brand),
      name: game.name,
      username: maskUsername(STARTS[seededInt(seed, STARTS.length, name, 'user')]!),
      amount: formatMoney(BigInt(amount)),
    };
  });
}
