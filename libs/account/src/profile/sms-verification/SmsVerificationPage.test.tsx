import { exampleBody, mockExample, mockReply, renderPage, testBrandWith } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { sentCode } from './sentCode.ts';
import { SmsVerificationPage } from './SmsVerificationPage.tsx';

const me = exampleBody<{ user_detail: object }>('getUserProfile', 'profile');
/** A reply with a changed sample player. */
const withMe = (changed: object, detail: object = {}) =>
  mockReply('getUserProfile', {
    body: { ...me, ...changed, user_detail: { ...me.user_detail, ...detail } },
  });

type PageOptions = Parameters<typeof renderPage>[1];
/** Renders a page of the slice for the sample player. */
const openPage = (ui: ReactElement, options: PageOptions = {}) =>
  renderPage(ui, { path: '/Account', token: 'secret', texts: PAGE_TEXTS, ...options });

const START = Date.parse('2026-11-25T10:00:00Z');
const UNVERIFIED = withMe({}, { phone_verification: 0 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});
afterEach(() => {
  cleanup();
  sentCode.clear();
  vi.useRealTimers();
});

type Options = NonNullable<Parameters<typeof openPage>[1]>;
const open = ({ handlers = [], ...options }: Options = {}) =>
  openPage(<SmsVerificationPage />, {
    path: '/account/sms-verification',
    handlers: [UNVERIFIED, ...handlers],
    ...options,
  });
const number = () => screen.findByLabelText<HTMLInputElement>('Mobile number', { selector: 'input' });
const code = () => screen.findByLabelText<HTMLInputElement>('Verification code', { selector: 'input' });

async function send() {
  await number();
  await screen.findByText('Türkiye');
  await press('Send code to mobile');
}

describe('step one', () => {
  it('sends the country’s id and the digits, once, and goes to the code', async () => {
    const page = await open();
    await userEvent.clear(await number());
    await userEvent.type(await number(), '532 123 45 03');
    await send();
    expect(await code()).toBeTruthy();
    expect(page.calls('sendPhoneVerification').map(({ body }) => body)).toEqual([
      { code: 222, no: '5321234503' },
    ]);
    expect(screen.getByText('We sent a code to +90 5321234503.')).toBeTruthy();
    expect(page.alert()).toMatch(/^success: /);
  });

  it.each(['0532 123 45 03', '+90 532 123 45 03', '905321234503', '\u202A+90 532 123 45 03\u202C'])(
    'normalizes the number %j',
    async (typed) => {
      const page = await open();
      await userEvent.clear(await number());
      await userEvent.type(await number(), typed);
      await send();
      expect(await code()).toBeTruthy();
      expect(page.calls('sendPhoneVerification')[0]?.body).toEqual({ code: 222, no: '5321234503' });
    },
  );

  it.each([
    ['', 'Please fill this in.'],
    ['532123', 'too short'],
    ['53212345678901', 'too long'],
    ['1234567890', 'isn’t valid'],
  ])('refuses the number %j before sending', async (typed, problem) => {
    const page = await open();
    await userEvent.clear(await number());
    if (typed) await userEvent.type(await number(), typed);
    await send();
    await waitFor(async () => expect((await number()).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('form').textContent).toContain(problem);
    expect(page.calls('sendPhoneVerification')).toEqual([]);
  });

  it.each(['invalidNumber', 'phoneTaken', 'alreadyVerified', 'invalidParameter'])(
    'shows a refusal next to the number: %s',
    async (name) => {
      await open({ handlers: [mockExample('sendPhoneVerification', name)] });
      await send();
      await waitFor(async () => expect((await number()).getAttribute('aria-invalid')).toBe('true'));
    },
  );

  it.each([
    ['countryNotFound', 'We couldn’t find that country.'],
    ['countryNotAvailable', 'This isn’t available in that country.'],
    ['wait', 'Please wait 2 minutes before requesting a new code.'],
    ['addressFiveMinutes', 'You can request one code every 5 minutes from this connection.'],
    ['addressDay', 'You can’t request any more codes from this connection today.'],
    ['blocked', 'This phone number is temporarily blocked.'],
    ['maxSends', 'You’ve requested too many codes. Please try again later.'],
    ['tooManyRequests', 'Too many attempts. Please wait a moment.'],
    ['serverError', 'Something went wrong. Please try again.'],
  ] as const)('shows the platform’s message for %s', async (name, text) => {
    const page = await open({ handlers: [mockExample('sendPhoneVerification', name)] });
    await send();
    await waitFor(() => expect(page.alert()).toBe(`error: ${text}`));
    expect(screen.getByRole('form').textContent).toContain(text);
  });

  it('takes a player who already has a code to the second step', async () => {
    const page = await open();
    await number();
    await press('Already have a code?');
    await userEvent.type(await code(), '123456');
    await waitFor(() => expect(page.alert()).toMatch(/^error: .*no longer valid/));
    expect(page.calls('checkPhoneVerification')).toEqual([]);
  });
});

describe('step two', () => {
  it('checks the six digits as soon as they are complete, and refetches the profile', async () => {
    const page = await open();
    await send();
    page.use(withMe({}, { phone_verification: 1 }));
    await userEvent.type(await code(), '123456');
    expect(await screen.findByText('Mobile is verified')).toBeTruthy();
    expect(page.calls('checkPhoneVerification').map(({ body }) => body)).toEqual([
      { code: '123456', id: 'phone-0001' },
    ]);
    expect(sentCode.get()).toBeUndefined();
  });

  it('requires all six digits', async () => {
    const page = await open();
    await send();
    await userEvent.type(await code(), '123');
    await press('Verify');
    await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
    expect(page.calls('checkPhoneVerification')).toEqual([]);
  });

  it('shows an error next to a wrong code, and clears it', async () => {
    const page = await open({ handlers: [mockExample('checkPhoneVerification', 'wrongCode')] });
    await send();
    await userEvent.type(await code(), '111111');
    await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
    expect((await code()).value).toBe('');
    expect(page.calls('checkPhoneVerification')).toHaveLength(1);
  });

  it.each([
    ['idNotFound', 'This verification is no longer valid. Please request a new code.'],
    ['phoneTaken', 'This phone number is already in use. Enter a different one or contact support.'],
    ['maxChecks', 'Too many attempts with this code. Please request a new one.'],
    ['tooManyRequests', 'Too many attempts. Please wait a moment.'],
    ['badRequest', 'We couldn’t process that. Please check your details and try again.'],
    ['serverError', 'Something went wrong. Please try again.'],
  ])('shows the platform’s message for %s', async (name, text) => {
    const page = await open({ handlers: [mockExample('checkPhoneVerification', name)] });
    await send();
    await userEvent.type(await code(), '111111');
    await waitFor(() => expect(page.alert()).toBe(`error: ${text}`));
  });

  it('counts down from 120 seconds, also after a reload, then resends', async () => {
    const page = await open();
    await send();
    expect(await screen.findByText('02:00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
    page.unmount();

    vi.setSystemTime(START + 50_000);
    const again = await open();
    expect(await screen.findByText('01:10')).toBeTruthy();

    vi.setSystemTime(START + 120_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await press('Resend code');
    await waitFor(() => expect(again.calls('sendPhoneVerification')).toHaveLength(1));
    expect(await screen.findByText('02:00')).toBeTruthy();
  });

  it('goes back to the number', async () => {
    await open();
    await send();
    await code();
    await press('Use another number');
    expect(await number()).toBeTruthy();
  });

  it('discards a code sent to another player', async () => {
    sentCode.set({ id: 'x', playerId: 99, country: '222', no: '5', shown: '+90 5', sentAt: START });
    await open();
    expect(await number()).toBeTruthy();
  });
});

describe('the code at login', () => {
  const toggle = () => screen.findByRole<HTMLInputElement>('switch');

  it('is switched with a call of type sms', async () => {
    const page = await open();
    await toggle();
    page.use(withMe({ sms_verification_status: 1 }));
    await userEvent.click(await toggle());
    await waitFor(() =>
      expect(page.calls('toggleVerification').map(({ body }) => body)).toEqual([
        { type: 'sms', verified: 1 },
      ]),
    );
    await waitFor(async () => expect((await toggle()).checked).toBe(true));
  });

  it('switches back off when refused, and shows why', async () => {
    const page = await open({ handlers: [mockExample('toggleVerification', 'phoneNotVerified')] });
    await userEvent.click(await toggle());
    await waitFor(() => expect(page.alert()).toBe('error: Verify your phone first.'));
    await waitFor(async () => expect((await toggle()).getAttribute('aria-busy')).toBeNull());
    expect((await toggle()).checked).toBe(false);
  });

  it('has no switch if the brand doesn’t offer it', async () => {
    await open({ brand: testBrandWith({ features: { smsSwitch: false } }) });
    await number();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

it.each([
  [0, 'Mobile is not verified'],
  [1, 'Mobile is verified'],
])('the banner of %i: %s', async (phone_verification, text) => {
  await openPage(<SmsVerificationPage />, { handlers: [withMe({}, { phone_verification })] });
  expect(await screen.findByText(text)).toBeTruthy();
});

it('offers a retry when the countries fail to load', async () => {
  await open({ handlers: [mockReply('getCountries', { body: { countries: 'none' } })] });
  expect(await screen.findByText('The list of countries didn’t load.')).toBeTruthy();
});
