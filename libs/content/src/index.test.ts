import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this API', () => {
  expect(Object.keys(entryPoint).sort()).toEqual(['PromotionTeasers', 'contentRoutes', 'footerSections']);
});
