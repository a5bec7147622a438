import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this API', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'CountriesFailed',
    'LoginDialogHost',
    'PasswordHint',
    'RealityCheckIntervals',
    'RequirePlayer',
    'SessionEndedHost',
    'depositedQueries',
    'endSession',
    'isDue',
    'leaveClosedAccount',
    'nextCheckAt',
    'onSessionEnd',
    'openLoginDialog',
    'openRegisterDialog',
    'playerKey',
    'profileQueries',
    'realityCheckRecord',
    'recordOfPlayer',
    'rejectSession',
    'sessionRoutes',
    'sessionStore',
    'sessionTexts',
    'shareChannel',
    'startSession',
    'tabLead',
    'useAnnounceRound',
    'useBalance',
    'useBonusBalance',
    'useClearPlayerData',
    'useClearSessionEnded',
    'useCountries',
    'useDeposited',
    'useIsPlayPaused',
    'useIsPlayer',
    'useIsRoundRunning',
    'useLoginDialog',
    'useLoginTime',
    'useLogout',
    'usePausePlay',
    'usePlayerName',
    'useProfile',
    'useRealityCheckInterval',
    'useSharedProfile',
    'useStoreProfile',
    'useStoredProfile',
    'useTokenRefresh',
    'waitForTokenRefresh',
  ]);
});

it('defines exactly these routes', () => {
  expect(entryPoint.sessionRoutes.map(({ path }) => path)).toEqual([
    '/login',
    '/Register',
    '/Register/:id',
    '/Forgot',
    '/forget-password/:token',
  ]);
});
