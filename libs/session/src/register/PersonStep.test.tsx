import { mockExample, mockReply, exampleBody, renderPage, testBrandWith } from '@baize/testing';
import { press, skipPressCooldown } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveReferral } from './referral.ts';
import { acceptTerms, box, fill, fillPerson, finish, flowOn } from './registerSteps.testing.tsx';
import { forgetRegistration } from './registration.ts';

const { toPerson } = flowOn(renderPage);

beforeEach(() => {
  sessionStorage.clear();
  forgetRegistration();
  skipPressCooldown();
});

describe('PersonStep', () => {
  it('requires every field and marks the empty ones', async () => {
    const page = await toPerson();
    await press('Create account');
    await waitFor(() => expect(page.alert()).toBe('error: Please fill in all fields.'));
    const marked = ['First name', 'Last name', 'ID number', 'Day', 'Address'].map((name) =>
      box(name).getAttribute('aria-invalid'),
    );
    expect(marked).toEqual(['true', 'true', 'true', 'true', 'true']);
    expect(page.calls('register')).toHaveLength(1);
  });

  it('refuses a Turkish ID number with wrong check digits', async () => {
    const page = await toPerson();
    fillPerson();
    fill('ID number', '12345678901');
    await acceptTerms();
    await press('Create account');
    await screen.findByText('This ID number isn’t valid. Please check the digits.');
    expect(page.calls('register')).toHaveLength(1);
  });

  it('requires accepting the terms, and opens them next to the form', async () => {
    const page = await toPerson();
    fillPerson();
    await press('Create account');
    await waitFor(() =>
      expect(page.alert()).toBe('error: Please accept the terms and conditions to continue.'),
    );
    const terms = screen.getByRole('link', { name: /^terms and conditions.*\(opens in a new tab\)$/ });
    expect(terms.getAttribute('href')).toBe('/pages/terms-and-conditions');
    expect(terms.getAttribute('target')).toBe('_blank');
    expect(page.calls('register')).toHaveLength(1);
  });

  it('refuses anyone under 18, to the day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-05-16T23:59:00Z') });
    const page = await toPerson();
    fillPerson('2007');
    await acceptTerms();
    await press('Create account');
    await screen.findByText('You must be at least 18 to sign up.');
    expect(page.calls('register')).toHaveLength(1);
    vi.setSystemTime(Date.parse('2025-05-17T00:00:00Z'));
    await press('Create account');
    await waitFor(() => expect(page.calls('register')).toHaveLength(2));
    vi.useRealTimers();
  });

  it('offers the years from the youngest allowed down to 1924, days 01 to 31, months 01 to 12', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T12:00:00Z') });
    await toPerson();
    const values = (name: string) =>
      within(box(name))
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value)
        .slice(1);
    expect(values('Year')[0]).toBe('2008');
    expect(values('Year').at(-1)).toBe('1924');
    expect(values('Year')).toHaveLength(85);
    expect([values('Day')[0], values('Day').at(-1)]).toEqual(['01', '31']);
    expect([values('Month')[0], values('Month').at(-1)]).toEqual(['01', '12']);
    vi.useRealTimers();
  });

  it('has a date picker up to the end of that year if the brand has it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T12:00:00Z') });
    const page = await toPerson({ brand: testBrandWith({ layout: { birthDate: 'picker' } }) });
    const birth = box('Date of birth');
    expect([birth.getAttribute('type'), birth.getAttribute('min'), birth.getAttribute('max')]).toEqual([
      'date',
      '1924-01-01',
      '2008-12-31',
    ]);
    fillPerson(undefined, () => fill('Date of birth', '2008-11-29'));
    await acceptTerms();
    await press('Create account');
    await screen.findByText('You must be at least 18 to sign up.');
    fill('Date of birth', '2008-11-28');
    await press('Create account');
    await waitFor(() => expect(page.calls('register')).toHaveLength(2));
    expect(page.calls('register')[1]?.body).toMatchObject({
      birth_year: '2008',
      birth_month: '11',
      birth_day: '28',
    });
    vi.useRealTimers();
  });

  it('sends everything but the type, with the stored invitation', async () => {
    saveReferral('1001');
    const page = await toPerson();
    await finish();
    await waitFor(() => expect(page.calls('register')).toHaveLength(2));
    expect(page.calls('register')[1]?.body).toEqual({
      phone_code: 222,
      phone: '5321234599',
      username: 'selin',
      email: 'selin@mail.example',
      password: 'Quiet-Harbour-7',
      password_confirmation: 'Quiet-Harbour-7',
      country_id: 222,
      name: 'Selin',
      surname: 'Arslan',
      personal_id: '10000000146',
      birth_day: '17',
      birth_month: '05',
      birth_year: '1992',
      address: 'Kordon 4',
      ref_id: '1001',
    });
    await waitFor(() => expect(localStorage.getItem('ref_id')).toBeNull());
  });

  it('goes back to step one when one of its fields is refused, and marks it', async () => {
    const page = await toPerson();
    page.use(mockExample('register', 'usernameTaken'));
    await finish();
    await screen.findByRole('form', { name: 'Account' });
    await waitFor(() => expect(box('Username').getAttribute('aria-invalid')).toBe('true'));
    expect(page.alert()).toBe('error: This username is taken. Try another one.');
  });

  it.each([
    ['notAllowed', /^error: We can’t open an account/],
    ['personalIdTaken', /^error: There’s already an account with this ID number/],
    ['tooManyRequests', /^error: Too many/],
    ['serverError', /^error: \S/],
  ])('%s shows an alert and keeps the typed values', async (name, alert) => {
    const page = await toPerson();
    page.use(mockExample('register', name));
    await finish();
    await waitFor(() => expect(page.alert()).toMatch(alert));
    expect(box('Address')).toHaveProperty('value', 'Kordon 4');
  });

  it('a click within the cooldown sends nothing and keeps the captcha', async () => {
    vi.restoreAllMocks();
    skipPressCooldown(60_000);
    const options = exampleBody<object>('getOptions', 'options');
    const body = { ...options, turnstile_validation: true, keys: { TURNSTILE_SITE_KEY: 'local' } };
    const page = await toPerson({ handlers: [mockReply('getOptions', { body })] });
    page.use(mockExample('register', 'notAllowed'));
    const captcha = () => screen.findByRole('checkbox', { name: 'I’m not a robot' });
    await userEvent.click(await captcha());
    await finish();
    await waitFor(async () => expect(await captcha()).toHaveProperty('checked', false));
    await userEvent.click(await captcha());
    await press('Create account');
    expect(await captcha()).toHaveProperty('checked', true);
    expect(page.calls('register')).toHaveLength(2);
  });
});
