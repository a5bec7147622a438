import { testBrandWith } from '@baize/testing';
import { expect, it } from 'vitest';
import { hasUtilityBar } from './hasUtilityBar.ts';

it.each([
  ['classic', 'shown', true],
  ['rail', 'shown', true],
  ['mega', 'shown', true],
  ['mega', 'hidden', false],
  ['classic', 'hidden', false],
  ['centred', 'shown', false],
  ['bottom', 'shown', false],
] as const)('above the header %s, %s, is the utility bar: %s', (header, utilityBar, has) =>
  expect(hasUtilityBar(testBrandWith({ layout: { header, utilityBar } }))).toBe(has),
);
