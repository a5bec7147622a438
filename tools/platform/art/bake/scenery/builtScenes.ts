import type { Scene } from './Scene.ts';
import { curtain } from './built/curtain.ts';
import { neonCity } from './built/neonCity.ts';
import { palace } from './built/palace.ts';
import { stadium } from './built/stadium.ts';
import { studio } from './built/studio.ts';
import { temple } from './built/temple.ts';
import { town } from './built/town.ts';
import { vault } from './built/vault.ts';

export const builtScenes = {
  temple,
  neonCity,
  vault,
  curtain,
  palace,
  stadium,
  town,
  studio,
} satisfies Record<string, Scene>;
