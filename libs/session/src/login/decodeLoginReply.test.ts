import { ApiError, decodeErrorReply } from '@baize/api';
import { example } from '@baize/testing';
import { describe, expect, it } from 'vitest';
import { decodeLoginReply, type LoginOutcome } from './decodeLoginReply.ts';

const refused = (body: unknown, status = 422) =>
  new ApiError('refused', { status, refusal: decodeErrorReply(body) });

interface Trigger {
  rule: string;
  kind: LoginOutcome['kind'];
  body: Record<string, unknown>;
  status?: number;
}

/** What triggers each rule, in the specification's order. */
const TRIGGERS: readonly Trigger[] = [
  { rule: 'a parameter in backticks', kind: 'invalid-parameter', body: { message: 'Bad value `email`' } },
  { rule: 'success false', kind: 'warning', body: { success: false } },
  { rule: 'code 770', kind: 'sms', body: { code: 770, id: 'sms-1' } },
  { rule: 'code 768', kind: 'authenticator', body: { code: 768 } },
  { rule: 'status 429', kind: 'error', body: {}, status: 429 },
  { rule: 'code 562', kind: 'inline', body: { code: 562 } },
];

const replyWith = (...triggers: Trigger[]) => {
  const body = triggers.reduceRight((all, trigger) => ({ ...all, ...trigger.body }), {
    message: 'other_message',
  });
  return refused(body, triggers.find(({ status }) => status)?.status);
};

const pairs = TRIGGERS.flatMap((first, index) =>
  TRIGGERS.slice(index + 1).map((second) => [first, second] as const),
);
/** A reply has one code, so two rules about codes never apply together. */
const possible = pairs.filter(([first, second]) => !('code' in first.body && 'code' in second.body));

describe('a refused login, rule by rule', () => {
  it.each(TRIGGERS)('$rule alone is $kind', (trigger) => {
    expect(decodeLoginReply(replyWith(trigger)).kind).toBe(trigger.kind);
  });

  it.each(possible.map(([first, second]) => ({ first, second })))(
    '$first.rule takes precedence over $second.rule',
    ({ first, second }) => expect(decodeLoginReply(replyWith(first, second)).kind).toBe(first.kind),
  );

  it('is an error without any of the triggers', () => {
    expect(decodeLoginReply(replyWith())).toEqual({ kind: 'error', message: 'other_message' });
  });
});

describe('the outcome', () => {
  it.each([
    ['wrongCredentials', { kind: 'error', message: 'Username or Password is wrong' }],
    ['invalidParameter', { kind: 'invalid-parameter', value: 'username' }],
    ['authenticatorWanted', { kind: 'authenticator', message: 'enter_authenticator_code' }],
    ['smsWanted', { kind: 'sms', message: 'enter_sms_code', id: 'sms-0001' }],
    ['handledApart', { kind: 'inline', message: 'token_expired' }],
    ['refused', { kind: 'warning', message: 'The information entered is incorrect, please check it.' }],
    ['locked', { kind: 'warning', message: 'locked' }],
  ])('%s', (name, outcome) => {
    const { status, body } = example('login', name);
    expect(decodeLoginReply(refused(body, status))).toEqual(outcome);
  });

  it.each([
    ['768', 'authenticator'],
    ['770', 'sms'],
    ['562', 'inline'],
  ])('accepts code %s as text, and inside data', (code, kind) => {
    expect(decodeLoginReply(refused({ data: { code, message: 'm' } })).kind).toBe(kind);
  });

  const speaking = TRIGGERS.filter(({ kind }) =>
    ['warning', 'sms', 'authenticator', 'inline'].includes(kind),
  );
  it.each(speaking.flatMap((trigger) => [401, 403, 409, 500].map((status) => ({ ...trigger, status }))))(
    '$rule shows its own message under status $status',
    ({ body, status }) =>
      expect(decodeLoginReply(refused({ ...body, message: 'own_words' }, status))).toMatchObject({
        message: 'own_words',
      }),
  );

  it.each([401, 403, 422])('the first field shows its own message under status %i', (status) =>
    expect(decodeLoginReply(refused({ errors: { username: ['gone'] } }, status))).toEqual({
      kind: 'error',
      message: 'gone',
    }),
  );

  it('uses the first error of the first field', () => {
    const body = { message: 'invalid', errors: { password: ['too_short', 'too_plain'], username: ['gone'] } };
    expect(decodeLoginReply(refused(body))).toEqual({ kind: 'error', message: 'too_short' });
  });

  it.each(['Bad value', 'Bad `email`', 'A bad value `email`', 'Bad value ``', '`email`', 'Bad value email`'])(
    '%j names no parameter',
    (message) => {
      expect(decodeLoginReply(refused({ message })).kind).toBe('error');
    },
  );

  it.each([
    [new ApiError('network'), 'connection_lost'],
    [new ApiError('timeout'), 'ERR_CONNECTION_TIMED_OUT'],
    [new ApiError('unreadable', { status: 200 }), 'unknown_error'],
    [refused({}, 500), 'please_try_again'],
    [refused({}, 429), 'too_many_requests'],
    [new Error('something else'), 'unknown_error'],
    [undefined, 'unknown_error'],
  ])('%s is an error by the status map', (error, message) => {
    expect(decodeLoginReply(error)).toEqual({ kind: 'error', message });
  });
});
