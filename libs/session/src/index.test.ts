import { expect, it } from 'vitest';
import * as door from './index.ts';

it('opens this door and no other', () => {
  expect(Object.keys(door).sort()).toEqual([
    'LoginDialogHost',
    'RequirePlayer',
    'SessionEndedHost',
    'endSession',
    'onSessionEnd',
    'openLoginDialog',
    'openRegisterDialog',
    'playerKey',
    'profileQueries',
    'rejectSession',
    'sessionRoutes',
    'sessionStore',
    'startSession',
    'tokenSettled',
    'useBalance',
    'useClearPlayerData',
    'useClearSessionEnded',
    'useIsPlayer',
    'useLoginDialog',
    'useLoginTime',
    'useLogout',
    'useProfile',
    'useTokenRefresh',
  ]);
});

it('owns these addresses', () => {
  expect(door.sessionRoutes.map(({ path }) => path)).toEqual([
    '/login',
    '/Register',
    '/Register/:id',
    '/Forgot',
    '/forget-password/:token',
  ]);
});
