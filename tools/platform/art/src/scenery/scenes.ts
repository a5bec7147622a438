import { builtScenes } from './builtScenes.ts';
import { dreamScenes } from './dreamScenes.ts';
import { natureScenes } from './natureScenes.ts';
import type { Scene } from './Scene.ts';

export const scenes = { ...natureScenes, ...builtScenes, ...dreamScenes } satisfies Record<string, Scene>;
export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];
