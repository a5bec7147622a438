import type { Motif } from './Motif.ts';
import { bingo } from './bingo.ts';
import { book } from './book.ts';
import { bull } from './bull.ts';
import { candy } from './candy.ts';
import { cards } from './cards.ts';
import { clover } from './clover.ts';
import { crown } from './crown.ts';
import { dice } from './dice.ts';
import { dragon } from './dragon.ts';
import { fairy } from './fairy.ts';
import { fiesta } from './fiesta.ts';
import { flight } from './flight.ts';
import { fortune } from './fortune.ts';
import { fruits } from './fruits.ts';
import { gems } from './gems.ts';
import { joker } from './joker.ts';
import { lion } from './lion.ts';
import { night } from './night.ts';
import { ocean } from './ocean.ts';
import { pharaoh } from './pharaoh.ts';
import { phoenix } from './phoenix.ts';
import { pirate } from './pirate.ts';
import { rocket } from './rocket.ts';
import { roulette } from './roulette.ts';
import { samurai } from './samurai.ts';
import { sevens } from './sevens.ts';
import { sport } from './sport.ts';
import { storm } from './storm.ts';
import { sun } from './sun.ts';
import { temple } from './temple.ts';
import { tvShow } from './tvShow.ts';
import { vault } from './vault.ts';
import { viking } from './viking.ts';
import { west } from './west.ts';
import { wolf } from './wolf.ts';

const all = {
  bingo,
  book,
  bull,
  candy,
  cards,
  clover,
  crown,
  dice,
  dragon,
  fairy,
  fiesta,
  flight,
  fortune,
  fruits,
  gems,
  joker,
  lion,
  night,
  ocean,
  pharaoh,
  phoenix,
  pirate,
  rocket,
  roulette,
  samurai,
  sevens,
  sport,
  storm,
  sun,
  temple,
  tvShow,
  vault,
  viking,
  west,
  wolf,
};
export type MotifName = keyof typeof all;
export const motifs: Record<MotifName, Motif> = all;
export const motifNames = Object.keys(all) as MotifName[];
