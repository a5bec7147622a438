import { answer, renderPage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { quickPresses } from '../memory/quickPresses.ts';
import { box, fill, fillAccount, flowOn, press } from './registerSteps.tsx';
import { forgetRegistration } from './registration.ts';

const { openFlow, toPerson } = flowOn(renderPage);

beforeEach(() => {
  sessionStorage.clear();
  forgetRegistration();
  quickPresses();
});

describe('step one', () => {
  it('wants every field and marks the empty ones', async () => {
    const page = await openFlow();
    fill('User name', 'selin');
    await press('Continue');
    await waitFor(() => expect(page.alert()).toBe('error: Please fill in all fields.'));
    const marked = ['E-mail', 'Phone', 'Password', 'Repeat password'].map(
      (name) => box(name).ariaInvalid ?? box(name).getAttribute('aria-invalid'),
    );
    expect(marked).toEqual(['true', 'true', 'true', 'true']);
    expect(box('User name').getAttribute('aria-invalid')).toBeNull();
    expect(page.calls('register')).toHaveLength(0);
  });

  it('is only a check, with a type, and Turkey stands as the country of the phone', async () => {
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

  it('shows the dial codes of the platform, +90 first chosen', async () => {
    const page = await openFlow();
    await waitFor(() => expect(page.calls('getCountries')).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[name=phone_code]')?.textContent).toContain('+90'));
  });

  it('shows the user name in lower case, by no rule of a language', async () => {
    await openFlow({ language: 'tr' });
    const name = screen.getByLabelText('Kullanıcı adı');
    await userEvent.type(name, 'ILGIN');
    expect(name).toHaveProperty('value', 'ilgin');
  });

  it('hints at the lengths', async () => {
    await openFlow();
    const lengths = ['User name', 'E-mail', 'Password', 'Repeat password'].map((name) => {
      const { minLength, maxLength } = box(name) as HTMLInputElement;
      return [minLength, maxLength];
    });
    expect(lengths).toEqual([
      [2, 50],
      [2, 50],
      [5, 30],
      [5, 30],
    ]);
  });

  it.each([
    ['usernameTaken', 'error: This user name is taken.', 'User name'],
    ['weakPassword', /^error: The password needs/, 'Password'],
    ['phoneTaken', 'error: This phone number is in use.', 'Phone'],
  ])('%s is said in an alert and beside the field', async (name, alert, field) => {
    const page = await openFlow({ answers: [answer('register', name)] });
    fillAccount();
    await press('Continue');
    await waitFor(() => expect(page.alert()).toMatch(alert));
    await waitFor(() => expect(box(field).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('form', { name: 'Personal details' })).toBeNull();
  });

  it('too often is an alert, and the button is free again', async () => {
    const page = await openFlow({ answers: [answer('register', 'tooManyRequests')] });
    fillAccount();
    await press('Continue');
    await waitFor(() => expect(page.alert()).toMatch(/^error: Too many/));
    expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBeNull();
  });

  it('countries that do not come have a way out', async () => {
    const page = await openFlow({ answers: [answer('getCountries', 'serverError')] });
    await screen.findByText('The countries could not be loaded.');
    page.use(answer('getCountries', 'countries'));
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('The countries could not be loaded.')).toBeNull());
  });
});
