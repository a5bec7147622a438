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
    'readCategory',
    'readErrorReply',
    'readGame',
    'readGamePage',
    'readGameType',
    'readGames',
    'readLinkedImage',
    'readProvider',
    'setRequestContext',
    'shape',
    'stale',
  ]);
});
