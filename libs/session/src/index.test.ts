import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this API', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'CountriesFailed',
    'LoginDialogHost',
    'PasswordHint',
    'RequirePlayer',
    'SessionEndedHost',
    'endSession',
    'isProfile',
    'leaveClosedAccount',
    'loadTokenRefresh',
    'onSessionEnd',
    'openLoginDialog',
    'openRegisterDialog',
    'playerKey',
    'playerLoader',
    'profileKey',
    'refreshToken',
    'rejectSession',
    'sessionRoutes',
    'sessionStore',
    'sessionTexts',
    'startSession',
    'useClearSessionEnded',
    'useCountries',
    'useIsPlayer',
    'useIsPlayerDeferred',
    'useLoginDialog',
    'useLoginTime',
    'useLogout',
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
