import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal, decodeErrorReply, type Envelope } from './decodeErrorReply.ts';

/** Each envelope of the three error catalogues: body, then the expected result. */
const TABLE: [name: string, body: unknown, envelope: Envelope, message?: string, code?: string][] = [
  ['success false', { success: false, data: { message: 'locked' } }, 'success-false', 'locked'],
  [
    'success false with a code',
    { success: false, data: { code: '621', message: 'verify' } },
    'success-false',
    'verify',
    '621',
  ],
  [
    'success false, numeric code',
    { success: false, data: { code: 1005, message: 'x' } },
    'success-false',
    'x',
    '1005',
  ],
  ['success false, message outside', { success: false, message: 'outer' }, 'success-false', 'outer'],
  [
    'status false with code 19',
    { status: false, code: 19, message: 'insufficient_balance' },
    'status-false',
    'insufficient_balance',
    '19',
  ],
  [
    'status false with code 19, next to field errors',
    { status: false, code: '19', message: 'insufficient_balance', errors: { amount: ['a'] } },
    'status-false',
    'insufficient_balance',
    '19',
  ],
  [
    'status false with another code, next to field errors',
    { status: false, code: 5, message: 'm', errors: { amount: ['a'] } },
    'status-false',
    'a',
    '5',
  ],
  [
    'a list of errors without fields',
    { status: false, error: null, errors: ['a', 'b'] },
    'status-false',
    'a',
  ],
  ['code 768', { status: false, code: 768, message: 'm' }, 'status-false', 'm', '768'],
  ['code 770', { status: false, code: 770, message: 'm', id: 's-1' }, 'status-false', 'm', '770'],
  ['code 562 under data', { data: { code: 562, message: 'token_expired' } }, 'coded', 'token_expired', '562'],
  ['code 700 under data', { data: { code: 700, message: 'name_taken' } }, 'coded', 'name_taken', '700'],
  ['field errors', { message: 'invalid', errors: { phone: ['a', 'b'], email: ['c'] } }, 'fields', 'a'],
  ['one bare message per field', { errors: { phone: 'a' } }, 'fields', 'a'],
  ['no field has a message', { message: 'outer', errors: { phone: [] } }, 'message', 'outer'],
  ['a message', { message: 'bad_request' }, 'message', 'bad_request'],
  ['a message only under data', { data: { message: 'm' } }, 'message', 'm'],
  [
    'a message under data next to a general one',
    { message: 'Bad Request', data: { message: 'm' } },
    'message',
    'm',
  ],
  ['an error text', { error: 'bank_closed' }, 'message', 'bank_closed'],
  ['nothing useful', {}, 'none'],
  ['null', null, 'none'],
  ['a list', ['x'], 'none'],
  ['a text', '<html>', 'none'],
];

describe('decodeErrorReply', () => {
  it.each(TABLE)('reads %s', (_, body, envelope, message, code) => {
    expect(decodeErrorReply(body)).toMatchObject({ envelope, message, code });
  });

  it('keeps the platform’s field order, for rules about the first and the last', () => {
    const { fields } = decodeErrorReply({ errors: { phone: ['a'], email: ['b'], username: ['c'] } });
    expect(fields.map(([field]) => field)).toEqual(['phone', 'email', 'username']);
  });

  it('returns the id of the SMS step', () => {
    expect(decodeErrorReply({ status: false, code: 770, message: 'm', id: 's-1' }).id).toBe('s-1');
  });

  it('never throws, and returns text or undefined', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const { message } = decodeErrorReply(body);
        expect(message === undefined || typeof message === 'string').toBe(true);
      }),
    );
  });
});

describe('isRefusal', () => {
  it.each([
    [{ success: false, data: {} }, true],
    [{ status: false }, true],
    [{ success: true }, false],
    [{ status: 0 }, false],
    [null, false],
  ])('%j -> %s', (body, expected) => expect(isRefusal(body)).toBe(expected));
});
