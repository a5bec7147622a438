import { ApiError, decodeErrorReply } from '@baize/api';
import { describe, expect, it } from 'vitest';
import { decodeFormErrors } from './decodeFormErrors.ts';

const refused = (body: unknown, status = 422) =>
  new ApiError('refused', { status, refusal: decodeErrorReply(body) });
const read = (body: unknown, more: object = {}) =>
  decodeFormErrors(refused(body), { names: ['email', 'phone', 'birth'], ...more });

const BOTH = { errors: { email: ['email_taken', 'second'], phone: ['phone_wrong'] } };

describe('a refused form', () => {
  it('has the first message of each field', () =>
    expect(read(BOTH).fields).toEqual({ email: 'email_taken', phone: 'phone_wrong' }));

  it.each([
    ['first', { field: 'email', message: 'email_taken' }],
    ['last', { field: 'phone', message: 'phone_wrong' }],
  ])('announces the %s field', (announce, announced) =>
    expect(read(BOTH, { announce }).announced).toEqual(announced),
  );

  it('has no form error when every message belongs to a field', () =>
    expect(read(BOTH).rest).toBeUndefined());

  it('reports messages without a field in the form', () => {
    const { fields, rest } = read({ errors: { phone: ['x'], turnstileToken: ['captcha_refused'] } });
    expect(fields).toEqual({ phone: 'x' });
    expect(rest).toEqual({ field: 'turnstileToken', message: 'captcha_refused' });
  });

  it('maps a field from the platform’s name for it', () => {
    const aliases = new Map([['birth_year', 'birth']]);
    expect(read({ errors: { birth_year: ['young'] } }, { aliases }).fields).toEqual({ birth: 'young' });
  });

  it('finds the field in a message that names a parameter', () =>
    expect(read({ message: 'Invalid parameter `phone`' }).fields).toEqual({
      phone: 'Invalid parameter `phone`',
    }));

  it.each([
    [{ success: false, data: { message: 'please_try_2min_later' } }, 422, 'please_try_2min_later'],
    [{ data: { code: 562, message: 'registration_not_allowed' } }, 422, 'registration_not_allowed'],
    [{ message: 'Slow down' }, 429, 'Slow down'],
    [{}, 429, 'too_many_requests'],
    [{ message: 'SQLSTATE' }, 500, 'please_try_again'],
  ])('%j with status %i becomes a form error', (body, status, message) => {
    const shownText = decodeFormErrors(refused(body, status), { names: ['email'] });
    expect(shownText).toEqual({ fields: {}, announced: { message }, rest: { message } });
  });

  it('a lost connection becomes a form error', () =>
    expect(decodeFormErrors(new ApiError('network'), { names: ['email'] }).rest).toEqual({
      message: 'connection_lost',
    }));
});
