import { describe, expect, it } from 'vitest';
import { ApiError, type Failure } from './ApiError.ts';
import { errorMessageKey } from './errorMessageKey.ts';
import { decodeErrorReply } from './decodeErrorReply.ts';

const refused = (status: number, body: unknown = {}) =>
  new ApiError('refused', { status, refusal: decodeErrorReply(body) });

describe('errorMessageKey', () => {
  it.each([
    [400, 'bad_request'],
    [401, 'token_expired'],
    [403, 'forbidden'],
    [404, 'data_not_found'],
    [405, 'method_not_allowed'],
    [429, 'too_many_requests'],
    [500, 'please_try_again'],
    [524, 'ERR_CONNECTION_TIMED_OUT'],
    [418, 'unknown_error'],
    [503, 'unknown_error'],
  ])('status %i without its own message -> %s', (status, key) => {
    expect(errorMessageKey(refused(status))).toBe(key);
  });

  it.each([200, 400, 422, 600])('status %i shows the platform’s message first', (status) => {
    expect(errorMessageKey(refused(status, { success: false, data: { message: 'own' } }))).toBe('own');
  });

  it.each([403, 404, 500])('status %i always shows the general message, not the platform’s', (status) => {
    expect(errorMessageKey(refused(status, { message: 'SQLSTATE[42000]' }))).not.toContain('SQL');
  });

  it.each<[Failure, string]>([
    ['network', 'connection_lost'],
    ['timeout', 'ERR_CONNECTION_TIMED_OUT'],
    ['request', 'bad_request'],
  ])('%s -> %s', (failure, key) => expect(errorMessageKey(new ApiError(failure))).toBe(key));

  it('an unreadable 500 asks to try again', () => {
    expect(errorMessageKey(new ApiError('unreadable', { status: 500 }))).toBe('please_try_again');
  });

  it('anything else is an unknown error', () =>
    expect(errorMessageKey(new TypeError('x'))).toBe('unknown_error'));
});
