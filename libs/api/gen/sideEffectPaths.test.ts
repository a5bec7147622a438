import { expect, it } from 'vitest';
import { sideEffectPaths } from './sideEffectPaths.ts';

it('finds exactly the GETs with side effects', () => {
  const get = { 'x-side-effect': true };
  expect(
    sideEffectPaths({ paths: { '/b': { get }, '/a': { get }, '/c': { get: {} }, '/d': { post: {} } } }),
  ).toEqual(['/a', '/b']);
});
