import type { Model } from '../solid/Model.ts';
import { ancient } from './ancient.ts';
import { beasts } from './beasts.ts';
import { casinoThings } from './casinoThings.ts';
import { festive } from './festive.ts';
import { fruits } from './fruits.ts';
import { gameShow } from './gameShow.ts';
import { liveTable } from './liveTable.ts';
import { magic } from './magic.ts';
import { regalia } from './regalia.ts';
import { rovers } from './rovers.ts';
import { treats } from './treats.ts';
import { ranks } from './ranks.ts';
import { precious } from './precious.ts';

/** All models by name. */
export const models: Record<string, Model> = {
  ...precious,
  ...casinoThings,
  ...fruits,
  ...beasts,
  ...ancient,
  ...magic,
  ...rovers,
  ...regalia,
  ...treats,
  ...festive,
  ...gameShow,
  ...liveTable,
  ...ranks,
};
