import { builtScenes } from './builtScenes.ts';
import { dreamScenes } from './dreamScenes.ts';
import { natureScenes } from './natureScenes.ts';
import type { SceneName } from '../../src/compose/SceneName.ts';
import type { Scene } from './Scene.ts';

export const scenes = { ...natureScenes, ...builtScenes, ...dreamScenes } satisfies Record<SceneName, Scene>;
export const sceneNames = Object.keys(scenes) as SceneName[];
