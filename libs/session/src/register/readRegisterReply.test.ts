import { ApiError, readErrorReply } from '@baize/api';
import { example } from '@baize/testing';
import { describe, expect, it } from 'vitest';
import { readRegisterReply } from './readRegisterReply.ts';

const refused = (body: unknown, status = 422) =>
  new ApiError('refused', { status, refusal: readErrorReply(body) });
const told = (name: string) => {
  const { status, body } = example('register', name);
  return refused(body, status);
};
const TWO_FIELDS = { message: 'invalid', errors: { username: ['first', 'more'], phone: ['last', 'more'] } };

describe('a refused registration', () => {
  it.each([
    ['account', 'usernameTaken', 'username_already_in_use'],
    ['account', 'weakPassword', 'password_needs_upper_lower_and_number'],
    ['person', 'notAllowed', 'registration_not_allowed'],
    ['person', 'tooYoung', 'must_be_at_least_18_years_old'],
    ['person', 'missingFields', 'fill_all_fields'],
  ] as const)('in step %s, %s: %s', (step, name, message) => {
    expect(readRegisterReply(told(name), step).message).toBe(message);
  });

  it('says the first message of the first field in step one', () => {
    expect(readRegisterReply(refused(TWO_FIELDS), 'account').message).toBe('first');
  });

  it('says the first message of the last field in step two', () => {
    expect(readRegisterReply(refused(TWO_FIELDS), 'person').message).toBe('last');
  });

  it('names every field with its first message', () => {
    expect(readRegisterReply(refused(TWO_FIELDS), 'person').fields).toEqual({
      username: 'first',
      phone: 'last',
    });
  });

  it.each(['account', 'person'] as const)('code 562 in step %s says data.data.message', (step) => {
    expect(readRegisterReply(refused({ data: { code: 562, message: 'no' } }), step).message).toBe('no');
  });

  it('names a parameter that stands in backticks', () => {
    expect(readRegisterReply(told('invalidParameter'), 'person').parameter).toBe('personal_id');
  });

  it.each([
    [refused({ message: 'slow_down' }, 429), 'slow_down'],
    [refused({}, 429), 'too_many_requests'],
    [refused({}, 500), 'please_try_again'],
    [new ApiError('network'), 'connection_lost'],
    [new Error('else'), 'unknown_error'],
  ])('%s: %s', (error, message) => {
    expect(readRegisterReply(error, 'account').message).toBe(message);
  });
});
