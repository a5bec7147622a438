import { compositionNames } from '../compose/compositions.ts';
import { palettes } from '../compose/palettes.ts';
import { pick } from '../compose/random.ts';
import { bends } from '../lettering/titleSvg.ts';
import { motifs } from '../motifs/motifs.ts';
import type { MotifName } from '../motifs/motifs.ts';
import type { SceneName } from '../compose/SceneName.ts';
import { heroFor } from './heroFor.ts';
import type { GameSeed } from './GameSeed.ts';

type Look = Pick<GameSeed, 'composition' | 'palette' | 'scene' | 'lettering' | 'hero'>;

/** Faces with readable lower case; titles in the other faces are set in capitals. */
const mixedCase = new Set([
  'lilita-one',
  'playfair-display',
  'metamorphous',
  'pirata-one',
  'rye',
  'titan-one',
]);

/** Faces that are unreadable in capitals. */
const smallOnly = new Set(['pirata-one', 'metamorphous']);

/** Picks an entry that no recent game has; if there is none, the oldest recent games are ignored one by one. */
const unlike = <T>(list: readonly T[], recent: readonly T[], random: () => number): T => {
  const fresh = list.filter((v) => !recent.includes(v));
  return fresh.length > 0 || recent.length === 0
    ? pick(fresh, random)
    : unlike(list, recent.slice(1), random);
};

/** Chooses a game's look, different from those of its neighbours in the list. */
export const chooseLook = (
  name: string,
  motif: MotifName,
  scenes: readonly SceneName[],
  recent: readonly Look[],
  sameMotif: readonly Look[],
  random: () => number,
): Look => {
  const world = motifs[motif];
  const near = recent.slice(-4);
  const kin = sameMotif.slice(-5);
  const palette = unlike(
    world.palettes,
    [...kin.slice(-3), ...near].map((l) => l.palette),
    random,
  );
  const face = unlike(
    world.faces,
    [...kin.slice(-2), ...near.slice(-2)].map((l) => l.lettering.face),
    random,
  );
  return {
    palette,
    scene: unlike(
      scenes,
      [...kin.slice(-2), ...near.slice(-2)].map((l) => l.scene),
      random,
    ),
    composition: unlike(
      compositionNames,
      [...kin, ...near].map((l) => l.composition),
      random,
    ),
    hero: heroFor(name, world.heroes, (kin.at(-1)?.hero ?? -1) + 1),
    lettering: {
      face,
      fill: unlike(
        palettes[palette].fills,
        near.slice(-1).map((l) => l.lettering.fill),
        random,
      ),
      bend: pick(bends, random),
      upper: !mixedCase.has(face) || (!smallOnly.has(face) && random() < 0.35),
    },
  };
};
