import { mockReply, renderPage, samplePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { ChangePasswordPage } from '../password/ChangePasswordPage.tsx';
import { knownDevices } from './knownDevices.ts';
import { SecurityPage } from './SecurityPage.tsx';

const OWN = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1) Version/18.0 Safari/605.1';
const WORK = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36';
const STRANGE = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

const row = (user_agent: string, created_at = '2026-03-01 18:30:00', ip = '203.0.113.7') => ({
  user_agent,
  ip,
  created_at,
});
const logins = (...data: unknown[]) =>
  mockReply('getSessionHistory', {
    body: { data: { data, current_page: 1, last_page: 1, total: 1, per_page: 20 } },
  });

const open = (...rows: unknown[]) =>
  renderPage(<SecurityPage />, {
    path: '/account/security',
    token: 'secret',
    texts: PAGE_TEXTS,
    routes: [{ path: '/ChangePassword', page: samplePage('New password'), player: true }],
    handlers: [logins(...rows)],
  });

/** Opens the page, and closes it again. */
async function visit(...rows: unknown[]) {
  const page = await open(...rows);
  await waitFor(() => expect(knownDevices.get()).toBeDefined());
  page.unmount();
}

const alerts = () => screen.queryAllByText(/^Login from a new device/).map(({ textContent }) => textContent);
const list = () => screen.findByRole('region', { name: 'Latest logins' });

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(OWN);
});

it('show nothing on the first visit, which makes all devices known', async () => {
  await open(row(OWN), row(WORK));
  await within(await list()).findAllByRole('listitem');
  await waitFor(() => expect(knownDevices.get()).toBeDefined());
  expect(alerts()).toEqual([]);
});

it('show a new device once, with its latest time and address, but not a new version of a known one', async () => {
  await visit(row(OWN), row(WORK));
  await open(
    row(STRANGE, '2026-03-02 08:00:00', '198.51.100.4'),
    row(WORK.replace('140', '141')),
    row(STRANGE, '2026-03-01 23:00:00'),
  );
  await within(await list()).findAllByRole('listitem');
  expect(alerts()).toEqual(['Login from a new device: Firefox · Linux']);
  expect((await list()).textContent).toContain(
    'On 03/02/2026 08:00:00 UTC, from 198.51.100.4. Was this you?',
  );
});

it('never show the current device', async () => {
  await visit(row(WORK));
  await open(row(OWN), row(WORK));
  await within(await list()).findAllByRole('listitem');
  expect(alerts()).toEqual([]);
});

it('are dismissed for good with “it was me”; the focus stays in the list', async () => {
  await visit(row(OWN));
  const page = await open(row(STRANGE), row(OWN));
  await press('Yes, it was me');
  expect(alerts()).toEqual([]);
  expect((await list()).contains(document.activeElement)).toBe(true);
  expect(page.alert()).toContain('one of yours');
  page.unmount();
  await open(row(STRANGE), row(OWN));
  await within(await list()).findAllByRole('listitem');
  expect(alerts()).toEqual([]);
});

it('link to a password change, which settles them but no later ones', async () => {
  await visit(row(OWN));
  const first = await open(row(STRANGE), row(OWN));
  const no = await screen.findByRole('link', { name: 'No, change my password' });
  expect(no.getAttribute('href')).toBe('/ChangePassword');
  first.unmount();

  const form = await renderPage(<ChangePasswordPage />, { token: 'secret', texts: PAGE_TEXTS });
  await userEvent.type(await screen.findByLabelText('Current password'), 'defne-baize-1');
  await userEvent.type(screen.getByLabelText('New password'), 'Calm-River-Stone-9');
  await userEvent.type(screen.getByLabelText('Repeat new password'), 'Calm-River-Stone-9');
  await press('Change password');
  await screen.findByText(/Your password has been changed/);
  form.unmount();

  const second = await open(row(STRANGE), row(OWN));
  await within(await list()).findAllByRole('listitem');
  expect(alerts()).toEqual([]);
  second.unmount();
  await open(row(STRANGE, '2099-01-01 00:00:00'), row(OWN));
  await waitFor(() => expect(alerts()).toHaveLength(1));
});

it('are per player: another player starts without known devices', async () => {
  await visit(row(OWN));
  localStorage.setItem(
    'known_devices',
    (localStorage.getItem('known_devices') ?? '').replace('defne', 'deniz'),
  );
  await open(row(STRANGE), row(OWN));
  await within(await list()).findAllByRole('listitem');
  expect(alerts()).toEqual([]);
});

it.each(['[]', '{"defne":1}', '{"defne":{"devices":[1],"settledAt":0}}', '{"__proto__":{}}', 'x'])(
  'start over if the stored value is %s',
  async (stored) => {
    localStorage.setItem('known_devices', stored);
    await open(row(STRANGE));
    await within(await list()).findAllByRole('listitem');
    expect(alerts()).toEqual([]);
  },
);
