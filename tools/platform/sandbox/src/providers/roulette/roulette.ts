import { formatMoney, parseMoney } from '../../money.ts';
import type { Bet, Engine } from '../Engine.ts';
import { SPOTS, winOf, type Chips } from './bets.ts';
import { colourOf, numberOf, WHEEL } from './wheel.ts';

/** The available chips, minor units. */
const CHIPS = [2_00n, 10_00n, 50_00n, 100_00n, 500_00n] as const;
const MAX_PER_SPOT = 5_000_00n;
const MAX_IN_ALL = 20_000_00n;
const UNIT = 1_00n;
const SHOWN = 12;

export interface RouletteBet extends Bet {
  chips: Chips;
}

const total = (chips: Chips) => [...chips.values()].reduce((sum, amount) => sum + amount, 0n);

function readChips(value: unknown): Chips | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const chips = new Map<string, bigint>();
  for (const [name, text] of Object.entries(value)) {
    const amount = typeof text === 'string' ? parseMoney(text) : undefined;
    const valid = amount !== undefined && amount > 0n && amount <= MAX_PER_SPOT && amount % UNIT === 0n;
    if (!valid || !SPOTS.has(name)) return undefined;
    chips.set(name, amount);
  }
  return chips.size > 0 && total(chips) <= MAX_IN_ALL ? chips : undefined;
}

/** European roulette with one zero: 97.3 % return on every bet. */
export const roulette: Engine<RouletteBet> = {
  action: 'bet',
  describe: () => ({
    wheel: WHEEL,
    colours: WHEEL.map(colourOf),
    chips: CHIPS.map(formatMoney),
    mostPerSpot: formatMoney(MAX_PER_SPOT),
    shown: SHOWN,
  }),
  readBet: ({ bets }) => {
    const chips = readChips(bets);
    return chips && { chips, stake: total(chips) };
  },
  drawing:
    (_seed, _gameId, { chips }) =>
    (sessionSeed, round) => {
      const number = numberOf(sessionSeed, round);
      return { win: winOf(chips, number), outcome: { number, colour: colourOf(number) } };
    },
};
