import type { Scene } from './Scene.ts';
import { burst } from './dream/burst.ts';
import { candyland } from './dream/candyland.ts';
import { cave } from './dream/cave.ts';
import { felt } from './dream/felt.ts';
import { grid } from './dream/grid.ts';
import { lanterns } from './dream/lanterns.ts';
import { nebula } from './dream/nebula.ts';
import { storm } from './dream/storm.ts';

export const dreamScenes = { burst, nebula, candyland, grid, cave, storm, felt, lanterns } satisfies Record<
  string,
  Scene
>;
