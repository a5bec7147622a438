import { expect, it } from 'vitest';
import * as door from './index.ts';

it('opens this door and no other', () => {
  expect(Object.keys(door).sort()).toEqual([
    'LoginPopupHost',
    'RequirePlayer',
    'askLogin',
    'endSession',
    'playerKey',
    'profileQueries',
    'refuseSession',
    'sessionRoutes',
    'sessionStore',
    'startSession',
    'useBalance',
    'useForgetPlayer',
    'useIsPlayer',
    'useLoginTime',
    'useLoginWhenRefused',
    'useLogout',
    'useProfile',
    'useTokenRefresh',
  ]);
});

it('owns these addresses', () => {
  expect(door.sessionRoutes.map(({ path }) => path)).toEqual(['/login']);
});
