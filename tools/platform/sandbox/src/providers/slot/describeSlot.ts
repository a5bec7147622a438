import { formatMoney } from '../../money.ts';
import { LINES } from './lines.ts';
import { SYMBOLS, type Machine } from './Machine.ts';
import { gridAt } from './reels.ts';
import { FIRST_STAKE, STAKES } from './stakes.ts';

/** A machine's data for the page: lines, payouts, stakes and the initial grid. */
export function describeSlot(machine: Machine) {
  return {
    lines: LINES.slice(0, machine.lines),
    pays: SYMBOLS.map((letter) => (letter === 'S' ? machine.scatterPays : machine.pays[letter])),
    stakes: STAKES.map(formatMoney),
    stake: formatMoney(FIRST_STAKE),
    grid: gridAt(
      machine,
      machine.strips.map((_, reel) => reel * 5 + 2),
    ),
  };
}
