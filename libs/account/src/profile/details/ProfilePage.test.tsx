import {
  exampleBody,
  mockExample,
  mockNetworkError,
  mockReply,
  renderPage,
  samplePage,
  testBrandWith,
} from '@baize/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { ProfilePage } from './ProfilePage.tsx';

const me = exampleBody<{ user_detail: object }>('getUserProfile', 'profile');
/** A reply with a changed sample player. */
const withMe = (changed: object, detail: object = {}) =>
  mockReply('getUserProfile', {
    body: { ...me, ...changed, user_detail: { ...me.user_detail, ...detail } },
  });

const LINKED = [
  '/ChangePassword',
  '/TwoFactor',
  '/account/sms-verification',
  '/Account',
  '/account-limitation',
  '/SessionHistory',
];
const routes = LINKED.map((path) => ({ path, page: samplePage(path), player: true }));

type PageOptions = Parameters<typeof renderPage>[1];
/** Renders a page of the slice for the sample player. */
const openPage = (ui: ReactElement, options: PageOptions = {}) =>
  renderPage(ui, { path: '/Account', token: 'secret', texts: PAGE_TEXTS, routes, ...options });

type Options = Parameters<typeof openPage>[1];
const open = async (options?: Options) => {
  const page = await openPage(<ProfilePage />, options);
  await screen.findByRole('heading', { level: 1, name: 'My details' });
  return page;
};
const form = (name: string) => screen.findByRole('form', { name });
const save = async (name: string) =>
  userEvent.click(within(await form(name)).getByRole('button', { name: 'Save changes' }));
const retype = async (label: string, text: string) => {
  const box = await screen.findByLabelText(label, { selector: 'input, textarea' });
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
  return box;
};
const boxes = () => [...document.querySelectorAll('dl dt + dd')].map(({ textContent }) => textContent);

describe('the boxes', () => {
  it.each([
    ['all', ['₺1,234.50', '₺5,000.00', '₺1,200.00']],
    ['balance', ['₺1,234.50']],
    ['none', []],
  ] as const)('of a brand that shows %s', async (accountBoxes, expected) => {
    await open({ brand: testBrandWith({ features: { accountBoxes } }) });
    await form('Address');
    expect(boxes().filter((text) => text.startsWith('₺'))).toEqual(expected);
  });

  it('show a dash for an invalid total', async () => {
    await open({ handlers: [withMe({}, { total_deposit: 'a lot' })] });
    await form('Address');
    expect(boxes()).toContain('—Amount unavailable');
  });
});

describe('personal data', () => {
  it('has name and surname, which are read-only', async () => {
    await open();
    await form('Personal details');
    expect(screen.getByText('Aydın').tagName).toBe('DD');
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  it('hides the e-mail address if the brand does, but keeps its value', async () => {
    const page = await open({ brand: testBrandWith({ features: { emailEditable: false } }) });
    await form('Personal details');
    expect(screen.queryByLabelText('Email address')).toBeNull();
    await save('Personal details');
    await waitFor(() => expect(page.calls('updateProfile')).toHaveLength(1));
    expect(page.calls('updateProfile')[0]?.body).toMatchObject({ email: 'defne@mail.example' });
  });

  it('saves the phone of a player without an e-mail address if that is hidden', async () => {
    const page = await open({
      brand: testBrandWith({ features: { emailEditable: false } }),
      handlers: [withMe({ email: '' })],
    });
    await retype('Mobile number', '532 123 45 67');
    await save('Personal details');
    await waitFor(() => expect(page.calls('updateProfile')).toHaveLength(1));
  });

  it.each(['0532 123 45 67', '+90 532 123 45 67', '905321234567', '(0532) 123-45-67'])(
    'stores the phone %j without trunk zero and country code',
    async (typed) => {
      const page = await open();
      await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
      await retype('Mobile number', typed);
      await save('Personal details');
      await waitFor(() => expect(page.calls('updateProfile')).toHaveLength(1));
      expect(page.calls('updateProfile')[0]?.body).toMatchObject({ phone: '5321234567' });
    },
  );

  it('is saved, written to the profile, and confirmed', async () => {
    const page = await open();
    await retype('Email address', 'new@mail.example');
    await retype('Mobile number', '532 123 45 67');
    await save('Personal details');
    await waitFor(() => expect(page.calls('updateProfile')).toHaveLength(1));
    expect(page.calls('updateProfile')[0]?.body).toEqual({
      email: 'new@mail.example',
      phone: '5321234567',
    });
    await waitFor(() => expect(page.alert()).toMatch(/^success: /));
  });

  it.each([
    ['Email address', '', 'Please fill this in.'],
    ['Email address', 'nobody', 'Enter a valid email address'],
    ['Mobile number', '', 'Please fill this in.'],
    ['Mobile number', '123', 'too short'],
    ['Mobile number', 'abcdefg', 'isn’t valid'],
  ])('with an invalid %s %j is marked and not sent', async (label, text, problem) => {
    const page = await open();
    const box = await retype(label, text);
    await save('Personal details');
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect((await form('Personal details')).textContent).toContain(problem);
    expect(page.calls('updateProfile')).toEqual([]);
  });

  it.each([
    ['emailTaken', 'Email address'],
    ['phoneTaken', 'Mobile number'],
    ['invalidParameter', 'Mobile number'],
  ])('shows a refusal (%s) next to its field', async (name, label) => {
    await open({ handlers: [mockExample('updateProfile', name)] });
    const box = await screen.findByLabelText(label);
    await save('Personal details');
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  });

  it.each([
    [1, 'Verified'],
    [0, 'Verify now'],
    ['1', 'Verified'],
  ])('shows whether the phone is verified: %j', async (phone_verification, expected) => {
    await open({ handlers: [withMe({}, { phone_verification })] });
    expect(await screen.findByText(expected)).toBeTruthy();
  });
});

describe('the address', () => {
  it('is saved and written to the profile', async () => {
    const user = { id: 7, username: 'defne', currency: 1, balance: '77.00' };
    const page = await open({
      handlers: [mockReply('updateProfileAddress', { body: { message: 'profile_updated', user } })],
    });
    await retype('City', ' Muğla ');
    await retype('Address', 'Kumbahçe 5');
    await save('Address');
    await waitFor(() => expect(page.calls('updateProfileAddress')).toHaveLength(1));
    expect(page.calls('updateProfileAddress')[0]?.body).toEqual({
      city: 'Muğla',
      country: 222,
      address: 'Kumbahçe 5',
    });
    expect((await screen.findAllByText('₺77.00')).length).toBeGreaterThan(0);
    expect(page.calls('getUserProfile')).toHaveLength(1);
  });

  it('marks its empty fields, and says that all are required', async () => {
    const page = await open({ handlers: [withMe({}, { city: null, country_id: null, address: null })] });
    await save('Address');
    const city = await screen.findByLabelText('City');
    await waitFor(() => expect(city.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Address', { selector: 'textarea' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(screen.getByRole('combobox', { name: /Country/ }).getAttribute('aria-invalid')).toBe('true');
    expect(page.alert()).toBe('error: Please fill in all fields.');
    expect(page.calls('updateProfileAddress')).toEqual([]);
  });

  it.each([
    ['unknownCountry', 'We couldn’t find that country.'],
    ['invalidParameter', 'Please check your address.'],
  ])('shows a refusal (%s) next to its field', async (name, text) => {
    await open({ handlers: [mockExample('updateProfileAddress', name)] });
    await form('Address');
    await save('Address');
    await waitFor(async () => expect((await form('Address')).textContent).toContain(text));
  });

  it('keeps the input when the connection is lost', async () => {
    const page = await open({ handlers: [mockNetworkError('updateProfileAddress')] });
    const city = await retype('City', 'Bodrum');
    await save('Address');
    await waitFor(() =>
      expect(page.alert()).toBe('error: No connection. Check your internet and try again.'),
    );
    expect((city as HTMLInputElement).value).toBe('Bodrum');
    expect(page.calls('updateProfileAddress')).toHaveLength(1);
  });

  it('sends one call for repeated presses', async () => {
    const page = await open();
    const button = within(await form('Address')).getByRole('button', { name: 'Save changes' });
    await userEvent.tripleClick(button);
    await waitFor(() => expect(page.alert()).toMatch(/^success: /));
    expect(page.calls('updateProfileAddress')).toHaveLength(1);
  });
});

it('offers a retry when the profile fails to load', async () => {
  const page = await open({ handlers: [mockExample('getUserProfile', 'serverError')] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  page.use(withMe({}));
  await userEvent.click(again);
  expect(await form('Address')).toBeTruthy();
});
