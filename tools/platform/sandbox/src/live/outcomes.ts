import { colourOf, POCKETS } from '../providers/roulette/wheel.ts';
import { baccarat } from './baccarat.ts';
import type { TableType } from './LiveTable.ts';
import type { Draw, Outcome } from './Outcome.ts';

type Sector = readonly [result: string, color: string, sectors: number];

const MEGA_WHEEL: readonly Sector[] = [
  ['1', 'yellow', 20],
  ['2', 'blue', 13],
  ['5', 'purple', 7],
  ['8', 'green', 4],
  ['10', 'red', 4],
  ['15', 'orange', 2],
  ['20', 'teal', 2],
  ['30', 'pink', 1],
  ['40', 'black', 1],
];

const SWEET_WHEEL: readonly Sector[] = [
  ['1', 'yellow', 23],
  ['2', 'blue', 15],
  ['5', 'purple', 7],
  ['bonus1', 'pink', 4],
  ['bonus2', 'red', 3],
  ['bonus3', 'green', 2],
];

function wheel(sectors: readonly Sector[], draw: Draw): Outcome {
  let left = draw(
    sectors.reduce((sum, [, , count]) => sum + count, 0),
    'sector',
  );
  const fallen = sectors.find(([, , count]) => (left -= count) < 0) ?? sectors[0];
  return { result: fallen?.[0] ?? '', color: fallen?.[1] ?? '' };
}

function roulette(draw: Draw): Outcome {
  const number = draw(POCKETS, 'pocket');
  return { result: String(number), color: colourOf(number) };
}

const FACES = 6;

function sicBo(draw: Draw): Outcome {
  const dice = ['a', 'b', 'c'].map((name) => draw(FACES, name) + 1);
  const totalSum = dice.reduce((sum, die) => sum + die, 0);
  const isTriple = new Set(dice).size === 1;
  return { result: dice.join('-'), color: isTriple ? 'green' : totalSum <= 10 ? 'black' : 'red', totalSum };
}

const RANKS = 13;
const SIDES = { dragon: 'red', tiger: 'yellow', tie: 'green' } as const;

function dragonTiger(draw: Draw): Outcome {
  const player = draw(RANKS, 'dragon') + 1;
  const banker = draw(RANKS, 'tiger') + 1;
  const winner = player === banker ? 'tie' : player > banker ? 'dragon' : 'tiger';
  return { result: winner, color: SIDES[winner], winner, player, banker };
}

/** The dealer's results in percent: 17 to 21, or bust; the dealer stands on 17. */
const DEALER: readonly Sector[] = [
  ['17', '', 15],
  ['18', '', 14],
  ['19', '', 13],
  ['20', '', 18],
  ['21', '', 12],
  ['bust', '', 28],
];

function blackjack(draw: Draw): Outcome {
  const { result } = wheel(DEALER, draw);
  const isBust = result === 'bust';
  return { result, winner: isBust ? 'player' : 'dealer', ...(isBust ? {} : { banker: Number(result) }) };
}

const HIGHEST = 100;
const SCALE = 10_000;

/** The crash multiplier: half of all rounds end below 2, one in ten exceeds 10. */
function boomOrBust(draw: Draw): Outcome {
  const times = Math.min(HIGHEST, SCALE / (SCALE - draw(SCALE, 'height')));
  return { result: times.toFixed(2), color: times < 2 ? 'red' : times < 10 ? 'blue' : 'gold' };
}

/** Draws a round's result, by table type. */
export const OUTCOMES: Record<TableType, (draw: Draw) => Outcome> = {
  ROULETTE: roulette,
  BLACKJACK: blackjack,
  BOOMORBUST: boomOrBust,
  SWEETBONANZA: (draw) => wheel(SWEET_WHEEL, draw),
  SicBO: sicBo,
  BACCARAT: baccarat,
  MEGAWHEEL: (draw) => wheel(MEGA_WHEEL, draw),
  DRAGONTIGER: dragonTiger,
};
