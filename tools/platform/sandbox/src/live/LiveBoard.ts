import type { Sandbox } from '../Sandbox.ts';
import { roundAt } from './roundAt.ts';
import { stateOf } from './stateOf.ts';
import { tablesOf } from './tableOf.ts';

export interface TableUpdate {
  round: number;
  /** The serialized state. */
  text: string;
}

/** The current state of every table; each state is created once per round, for all clients. */
export interface LiveBoard {
  keys: readonly string[];
  /** Undefined for an unknown table. */
  look(key: string): TableUpdate | undefined;
}

/** Creates the live tables of a sandbox. */
export function createLiveBoard({ lobbies, seed, clock }: Sandbox): LiveBoard {
  const tables = tablesOf(lobbies);
  const updates = new Map<string, TableUpdate>();
  return {
    keys: [...tables.keys()],
    look(key) {
      const table = tables.get(key);
      if (!table) return undefined;
      const round = roundAt(seed, key, clock.now());
      const known = updates.get(key);
      if (known?.round === round) return known;
      const fresh = { round, text: JSON.stringify(stateOf(seed, table, round)) };
      updates.set(key, fresh);
      return fresh;
    },
  };
}
