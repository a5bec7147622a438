import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'ApiError',
    'ENVELOPES',
    'FAILURES',
    'anySignal',
    'api',
    'call',
    'createQueryClient',
    'decodeBoolean',
    'decodeCategory',
    'decodeErrorReply',
    'decodeGame',
    'decodeGamePage',
    'decodeGameType',
    'decodeGames',
    'decodeLinkedImage',
    'decodeProvider',
    'decoder',
    'errorMessageKey',
    'isApiError',
    'isLostReply',
    'nextPage',
    'platformMoment',
    'prefetch',
    'prefetchFirstPage',
    'readRetryAfter',
    'setRequestContext',
    'staleTime',
  ]);
});
