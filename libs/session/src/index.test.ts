import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this API', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'CountriesFailed',
    'LoginDialogHost',
    'PasswordHint',
    'RequirePlayer',
    'SessionEndedHost',
    'depositedQueries',
    'endSession',
    'leaveClosedAccount',
    'onSessionEnd',
    'openLoginDialog',
    'openRegisterDialog',
    'playerKey',
    'profileQueries',
    'rejectSession',
    'sessionRoutes',
    'sessionStore',
    'sessionTexts',
    'startSession',
    'useAnnounceRound',
    'useBalance',
    'useClearPlayerData',
    'useClearSessionEnded',
    'useCountries',
    'useDeposited',
    'useIsPlayPaused',
    'useIsPlayer',
    'useLoginDialog',
    'useLoginTime',
    'useLogout',
    'usePausePlay',
    'usePlayerName',
    'useProfile',
    'useStoreProfile',
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
