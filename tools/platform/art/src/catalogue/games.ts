import { pick, randomFrom } from '../compose/random.ts';
import { motifs } from '../motifs/motifs.ts';
import { chooseLook } from './chooseLook.ts';
import { dealerFor } from './dealerFor.ts';
import { gameKinds, liveTables } from './GameSeed.ts';
import type { GameKind, GameSeed, LiveTable } from './GameSeed.ts';
import { liveScenes, motifsOf, shares, typeOf } from './kinds.ts';
import { liveNames } from './liveNames.ts';
import { nameMaker } from './nameMaker.ts';
import { makersOf } from './providers.ts';
import { videoGameIds } from './videoGameIds.ts';

const SEED = 20260;
const TOTAL = 1200;
const FIRST_ID = 1001;

/** The airship game with its own entry in the site's menu. */
export const HIGH_FLYER = { id: 1011, name: 'High Flyer' } as const;

/** The kind of each game, in list order: mixed, each kind by its share. */
const kindSequence = (count: number): GameKind[] => {
  const due = gameKinds.map((kind) => ({ kind, step: TOTAL / shares[kind], next: TOTAL / shares[kind] / 2 }));
  return Array.from({ length: count }, () => {
    const soonest = due.reduce((a, b) => (b.next < a.next ? b : a));
    soonest.next += soonest.step;
    return soonest.kind;
  });
};

const tableFor = (random: () => number): LiveTable => {
  let left = random() * 100;
  return liveTables.find((t) => (left -= liveNames[t].share) < 0) ?? 'ROULETTE';
};

const make = (count: number): GameSeed[] => {
  const random = randomFrom(SEED);
  const nameOf = nameMaker(random);
  const out: GameSeed[] = [];
  const turns: Record<string, number> = {};
  const tables: Partial<Record<LiveTable, number>> = {};
  const byMotif: Record<string, GameSeed[]> = {};
  kindSequence(count).forEach((kind, i) => {
    const table = kind === 'live' ? tableFor(random) : undefined;
    const list = motifsOf[kind];
    const turn = (turns[kind] = (turns[kind] ?? 0) + 1);
    // The stride has no factor in common with the list's length, so every motif is used before one repeats.
    const motif = table ? liveNames[table].motif : (list[(turn * 11) % list.length] ?? 'sevens');
    const id = FIRST_ID + i;
    const drawn = nameOf(table ? liveNames[table] : motifs[motif]);
    const { name, turkish } = id === HIGH_FLYER.id ? { ...HIGH_FLYER, turkish: false } : drawn;
    const kin = (byMotif[motif] ??= []);
    const game: GameSeed = {
      id,
      name,
      turkish,
      providerId: pick<number>(makersOf[kind], random),
      kind,
      type: typeOf[kind],
      motif,
      ...chooseLook(
        name,
        motif,
        table ? liveScenes : motifs[motif].scenes,
        out.slice(-6),
        kin.slice(-5),
        random,
      ),
      dealer: table ? dealerFor(table, (tables[table] = (tables[table] ?? -1) + 1)) : '',
      demo: kind === 'live' || kind === 'tv' || random() < 0.08 ? 0 : 1,
      video: videoGameIds.has(id),
      ...(table ? { table } : {}),
      seats: table ? liveNames[table].seats : 0,
    };
    kin.push(game);
    out.push(game);
  });
  return out;
};

const known = new Map<number, GameSeed[]>();

/** The invented games, the same for every call; ids start at 1001. A larger `count` keeps the first ones unchanged. */
export const games = (count = TOTAL): GameSeed[] => {
  const found = known.get(count) ?? make(count);
  known.set(count, found);
  return found;
};
