import { mockExample, renderPage } from '@baize/testing';
import { press, skipPressCooldown } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { box, fill, fillAccount, flowOn, personStep } from './registerSteps.testing.tsx';
import { forgetRegistration, registration } from './registration.ts';

const { openFlow, toPerson } = flowOn(renderPage);

beforeEach(() => {
  sessionStorage.clear();
  forgetRegistration();
  skipPressCooldown();
});

describe('AccountStep', () => {
  it('requires every field and marks the empty ones', async () => {
    const page = await openFlow();
    fill('Username', 'selin');
    await press('Continue');
    await waitFor(() => expect(page.alert()).toBe('error: Please fill in all fields.'));
    const marked = ['Email address', 'Mobile number', 'Password', 'Repeat password'].map(
      (name) => box(name).ariaInvalid ?? box(name).getAttribute('aria-invalid'),
    );
    expect(marked).toEqual(['true', 'true', 'true', 'true']);
    expect(box('Username').getAttribute('aria-invalid')).toBeNull();
    expect(page.calls('register')).toHaveLength(0);
  });

  it('shows the errors of all fields at once, and sends nothing', async () => {
    const page = await openFlow();
    await waitFor(() => expect(document.querySelector('[name=phone_code]')?.textContent).toContain('+90'));
    fill('Username', 'şelin');
    fill('Email address', 'selin@mail');
    fill('Mobile number', '1234567890');
    fill('Password', 'quiet-harbour');
    fill('Repeat password', 'quiet');
    await press('Continue');
    await screen.findByText(/^Enter a valid email address/);
    for (const message of [/^Use only letters/, /^This phone number isn’t valid/, /don’t match/])
      expect(await screen.findByText(message)).toBeTruthy();
    expect(page.calls('register')).toHaveLength(0);
    expect(page.alert()).toBeUndefined();
  });

  it('sends only a check, with a type and with Turkey as the country of the phone', async () => {
    const page = await toPerson();
    expect(page.calls('register').map(({ body }) => body)).toEqual([
      {
        phone_code: 222,
        phone: '5321234599',
        username: 'selin',
        email: 'selin@mail.example',
        password: 'Quiet-Harbour-7',
        password_confirmation: 'Quiet-Harbour-7',
        type: 'check',
      },
    ]);
  });

  it('keeps what was typed before hydration, and stores it without the passwords', async () => {
    const typed = {
      username: 'selin',
      email: 'selin@mail.example',
      phone: '532 123 45 99',
      password: 'Quiet-Harbour-7',
      password_confirmation: 'Quiet-Harbour-7',
    };
    const page = await openFlow({
      beforeHydration: (markup: HTMLElement) => {
        for (const [name, text] of Object.entries(typed))
          markup.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = text;
      },
    });
    await waitFor(() => expect(document.querySelector('[name=phone_code]')?.textContent).toContain('+90'));
    expect(box('Mobile number')).toHaveProperty('value', '532 123 45 99');
    const account = { ...typed, phone: '5321234599', phone_code: 222 };
    expect(registration.get().account).toEqual(account);
    const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(stored).toContain('5321234599');
    expect(stored).not.toContain('Quiet-Harbour-7');
    await press('Continue');
    await personStep();
    expect(page.calls('register').map(({ body }) => body)).toEqual([{ ...account, type: 'check' }]);
  });

  it('shows the platform’s dial codes, with +90 preselected', async () => {
    const page = await openFlow();
    await waitFor(() => expect(page.calls('getCountries')).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[name=phone_code]')?.textContent).toContain('+90'));
  });

  it('shows the user name in lower case, independently of the language', async () => {
    await openFlow({ language: 'tr' });
    const name = screen.getByLabelText('Kullanıcı adı');
    await userEvent.type(name, 'ILGIN');
    expect(name).toHaveProperty('value', 'ilgin');
  });

  it('limits the lengths of its fields', async () => {
    await openFlow();
    const lengths = ['Username', 'Email address', 'Password', 'Repeat password'].map((name) => {
      const { minLength, maxLength } = box(name) as HTMLInputElement;
      return [minLength, maxLength];
    });
    expect(lengths).toEqual([
      [2, 50],
      [2, 50],
      [5, -1],
      [5, -1],
    ]);
  });

  it('reports a password that is too long, and doesn’t cut it', async () => {
    const page = await openFlow();
    const long = `Aa1${'x'.repeat(37)}`;
    for (const name of ['Password', 'Repeat password']) {
      await userEvent.click(box(name));
      await userEvent.paste(long);
      expect(box(name)).toHaveProperty('value', long);
    }
    await press('Continue');
    expect(await screen.findByText('Use at most 30 characters.')).toBeTruthy();
    expect(page.calls('register')).toEqual([]);
  });

  it('keeps the caret where a capital is typed within the user name', async () => {
    await openFlow();
    const name = box('Username') as HTMLInputElement;
    await userEvent.type(name, 'ahmet');
    await userEvent.type(name, 'X', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(name.value).toBe('ahxmet');
    expect(name.selectionStart).toBe(3);
  });

  it.each([
    ['usernameTaken', 'error: This username is taken. Try another one.', 'Username'],
    ['weakPassword', /^error: Your password needs/, 'Password'],
    ['phoneTaken', 'error: There’s already an account with this phone number.', 'Mobile number'],
  ])('%s is shown in an alert and next to the field', async (name, alert, field) => {
    const page = await openFlow({ handlers: [mockExample('register', name)] });
    fillAccount();
    await press('Continue');
    await waitFor(() => expect(page.alert()).toMatch(alert));
    await waitFor(() => expect(box(field).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('form', { name: 'Personal details' })).toBeNull();
  });

  it('shows an alert for too many requests, and the button is no longer busy', async () => {
    const page = await openFlow({ handlers: [mockExample('register', 'tooManyRequests')] });
    fillAccount();
    await press('Continue');
    await waitFor(() => expect(page.alert()).toMatch(/^error: Too many/));
    expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBeNull();
  });

  it('offers to retry when the countries fail to load', async () => {
    const page = await openFlow({ handlers: [mockExample('getCountries', 'serverError')] });
    await screen.findByText('The list of countries didn’t load.');
    page.use(mockExample('getCountries', 'countries'));
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('The list of countries didn’t load.')).toBeNull());
  });
});
