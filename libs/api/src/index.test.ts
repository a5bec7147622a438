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
    'decodeCategory',
    'decodeGame',
    'decodeGamePage',
    'decodeGameType',
    'decodeGames',
    'decodeLinkedImage',
    'decodeProvider',
    'decoder',
    'errorMessageKey',
    'isApiError',
    'nextPage',
    'readErrorReply',
    'setRequestContext',
    'stale',
  ]);
});
