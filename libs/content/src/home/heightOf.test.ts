import type { HomeSection } from '@baize/routing';
import { testBrandWith } from '@baize/testing';
import { expect, it } from 'vitest';
import { heightOf } from './heightOf.ts';

const section = (id: HomeSection['id'], height?: string): HomeSection => ({
  id,
  Component: () => null,
  height,
});
const { sectionLooks } = testBrandWith({}).layout;
const brand = testBrandWith({
  layout: { sectionLooks: { ...sectionLooks, casino: 'mosaic', live: 'rail' } },
});

it.each([
  ['rows of games', section('casino', '260px'), '540px'],
  ['a rail of games', section('live', '300px'), '300px'],
  ['another section', section('explore', '500px'), '500px'],
  ['a section that renders at once', section('casino'), undefined],
])('reserves the height of %s', (_, of, height) => expect(heightOf(of, brand)).toBe(height));
