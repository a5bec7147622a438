import { expect, it } from 'vitest';
import * as door from './index.ts';

it('opens this door and no other', () => {
  expect(Object.keys(door).sort()).toEqual([
    'LoginPopupHost',
    'RequirePlayer',
    'SessionEndedHost',
    'askLogin',
    'askRegister',
    'endSession',
    'onPlayerGone',
    'playerKey',
    'profileQueries',
    'refuseSession',
    'sessionRoutes',
    'sessionStore',
    'startSession',
    'tokenSettled',
    'useBalance',
    'useForgetPlayer',
    'useForgetSessionEnd',
    'useIsPlayer',
    'useLoginPrompt',
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
