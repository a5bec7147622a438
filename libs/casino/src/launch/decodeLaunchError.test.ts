import { ApiError, decodeErrorReply } from '@baize/api';
import { example } from '@baize/testing';
import { describe, expect, it } from 'vitest';
import { decodeLaunchError } from './decodeLaunchError.ts';

const refused = (body: unknown, status: number) =>
  new ApiError('refused', { status, refusal: decodeErrorReply(body) });

const named = (name: string) => {
  const { body, status } = example('launchGame', name);
  return refused(body, status);
};

describe('a refused launch', () => {
  it.each([
    ['verifyPhone', 'verify-phone', 'verify_your_phone_to_play'],
    ['noPokerUser', 'poker-user', 'poker_user_not_found'],
    ['insufficientBalance', 'no-money', 'insufficient_balance'],
    ['fieldError', 'shown', 'game_not_available'],
    ['refusedInSuccess', 'shown', 'game_not_available'],
    ['serverError', 'go-home', 'please_try_again'],
  ])('%s is %s', (name, kind, message) => expect(decodeLaunchError(named(name))).toEqual({ kind, message }));

  it.each([
    [400, 'own'],
    [401, 'token_expired'],
    [403, 'forbidden'],
    [404, 'data_not_found'],
    [405, 'method_not_allowed'],
    [422, 'own'],
    [429, 'too_many_requests'],
    [502, 'unknown_error'],
    [524, 'ERR_CONNECTION_TIMED_OUT'],
    [600, 'own'],
  ])('with status %i shows %s', (status, message) =>
    expect(decodeLaunchError(refused({ message: 'own' }, status))).toEqual({ kind: 'shown', message }),
  );

  it.each([200, 400, 403, 422])(
    'with code 621 requires a verified phone under status %i, as text or number',
    (status) => {
      for (const code of ['621', 621])
        expect(
          decodeLaunchError(refused({ success: false, data: { code, message: 'call' } }, status)),
        ).toEqual({
          kind: 'verify-phone',
          message: 'call',
        });
    },
  );

  it('with status 500 redirects home for any code', () =>
    expect(decodeLaunchError(refused({ data: { code: 621, message: 'm' } }, 500)).kind).toBe('go-home'));

  it.each([
    [new ApiError('network'), 'connection_lost'],
    [new ApiError('timeout'), 'ERR_CONNECTION_TIMED_OUT'],
    [new ApiError('request'), 'bad_request'],
    [new Error('x'), 'unknown_error'],
  ])('%s is shown', (error, message) => expect(decodeLaunchError(error)).toEqual({ kind: 'shown', message }));

  it.each(['constructor', '__proto__', 'toString'])('ignores code %j', (code) =>
    expect(decodeLaunchError(refused({ data: { code, message: 'm' } }, 422)).kind).toBe('shown'),
  );
});
