import type { Engine } from '../Engine.ts';
import { describeSlot } from './describeSlot.ts';
import { machineOf } from './machines.ts';
import { readStake, spin } from './spin.ts';

/** Five reels, three rows; the game's id determines its machine. */
export const slotEngine: Engine = {
  action: 'spin',
  describe: (seed, gameId) => describeSlot(machineOf(seed, gameId)),
  readBet: ({ stake }) => {
    const offered = readStake(stake);
    return offered === undefined ? undefined : { stake: offered };
  },
  drawing:
    (seed, gameId, { stake }) =>
    (sessionSeed, round) =>
      spin(machineOf(seed, gameId), sessionSeed, round, stake),
};
