import type { Scene } from './Scene.ts';
import { deep } from './nature/deep.ts';
import { desert } from './nature/desert.ts';
import { forest } from './nature/forest.ts';
import { jungle } from './nature/jungle.ts';
import { peaks } from './nature/peaks.ts';
import { sea } from './nature/sea.ts';
import { sky } from './nature/sky.ts';
import { volcano } from './nature/volcano.ts';

export const natureScenes = { peaks, jungle, deep, desert, volcano, sea, sky, forest } satisfies Record<
  string,
  Scene
>;
