import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this API', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'RealityCheckIntervals',
    'depositedQueries',
    'isDue',
    'nextCheckAt',
    'profileQueries',
    'realityCheckRecord',
    'recordOfPlayer',
    'useAnnounceRound',
    'useBalance',
    'useBonusBalance',
    'useClearPlayerData',
    'useDeposited',
    'useIsPlayPaused',
    'useIsRoundRunning',
    'usePausePlay',
    'usePlayerName',
    'useProfile',
    'useRealityCheckInterval',
    'useSharedProfile',
    'useStoreProfile',
    'useStoredProfile',
  ]);
});
