import { expect, it } from 'vitest';
import { sideEffectPaths } from './sideEffectPaths.ts';

it('finds the GETs that change something, and only those', () => {
  const get = { 'x-side-effect': true };
  expect(
    sideEffectPaths({ paths: { '/b': { get }, '/a': { get }, '/c': { get: {} }, '/d': { post: {} } } }),
  ).toEqual(['/a', '/b']);
});
