import { expect, it } from 'vitest';
import * as door from './index.ts';

it('opens this door and no other', () => {
  expect(Object.keys(door).sort()).toEqual(['contentRoutes', 'footerSections']);
});
