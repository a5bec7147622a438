import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this API', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'BROKEN_TEXTS',
    'TestErrorBoundary',
    'countCallsOffline',
    'example',
    'exampleBody',
    'findInvalidText',
    'forMutations',
    'mockAllSuccess',
    'mockExample',
    'mockMinimal',
    'mockNetworkError',
    'mockPending',
    'mockPlatform',
    'mockReply',
    'mockResolver',
    'pageLoader',
    'renderPage',
    'sampleGame',
    'sampleGamePage',
    'samplePage',
    'sampleRoutes',
    'setSessionToken',
    'setTestContext',
    'storyI18n',
    'stubResizeObserver',
    'testBrand',
    'testBrandWith',
    'testI18n',
    'withPage',
  ]);
});
