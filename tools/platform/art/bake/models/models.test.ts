import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { motifNames, motifs } from '../../src/motifs/motifs.ts';
import { sceneNames } from '../scenery/scenes.ts';
import { models } from './models.ts';

const baked = (path: string): boolean => existsSync(new URL(`../../${path}`, import.meta.url));

it('there is a model for every object that a motif shows', () => {
  const shown = motifNames.flatMap((m) => [...motifs[m].heroes, ...motifs[m].props, ...motifs[m].symbols]);
  expect([...new Set(shown)].filter((name) => !(name in models))).toEqual([]);
});

it('every model and every scene is baked', () => {
  expect(Object.keys(models).filter((name) => !baked(`sprites/${name}.webp`))).toEqual([]);
  expect(
    sceneNames.filter((name) => !baked(`scenes/${name}.jpg`) || !baked(`scenes/${name}-wide.jpg`)),
  ).toEqual([]);
});
