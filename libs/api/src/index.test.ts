import { expect, it } from 'vitest';
import * as door from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(door).sort()).toEqual([
    'ApiError',
    'ENVELOPES',
    'FAILURES',
    'api',
    'call',
    'createQueryClient',
    'errorMessageKey',
    'isApiError',
    'nextPage',
    'readErrorReply',
    'setRequestContext',
    'stale',
  ]);
});
