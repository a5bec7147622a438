import type { Composition } from './Stage.ts';
import { burst } from './compositions/burst.ts';
import { closeUp } from './compositions/closeUp.ts';
import { diagonal } from './compositions/diagonal.ts';
import { duel } from './compositions/duel.ts';
import { framed } from './compositions/framed.ts';
import { hoard } from './compositions/hoard.ts';
import { horizon } from './compositions/horizon.ts';
import { medallion } from './compositions/medallion.ts';
import { portrait } from './compositions/portrait.ts';
import { rain } from './compositions/rain.ts';
import { trio } from './compositions/trio.ts';

export const compositions = {
  portrait,
  medallion,
  diagonal,
  trio,
  horizon,
  closeUp,
  burst,
  hoard,
  framed,
  duel,
  rain,
} satisfies Record<string, Composition>;
export type CompositionName = keyof typeof compositions;
export const compositionNames = Object.keys(compositions) as CompositionName[];
