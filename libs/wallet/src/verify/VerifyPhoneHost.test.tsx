import { renderPage, samplePage } from '@baize/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { closeVerifyPhone, openVerifyPhone } from './openVerifyPhone.ts';
import { VerifyPhoneHost } from './VerifyPhoneHost.tsx';

const PHONE_PAGE = { path: '/account/sms-verification', page: samplePage('Verification') };
const openSupport = vi.fn();

afterEach(() => act(closeVerifyPhone));

async function open(options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage(<VerifyPhoneHost />, { actions: { openSupport }, ...options });
  act(() => openVerifyPhone('verify_your_phone_to_play'));
  return { page, dialog: within(await screen.findByRole('dialog', { name: 'Verify your phone first' })) };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('shows the platform’s message, and links to the phone verification', async () => {
  const { page, dialog } = await open({ routes: [PHONE_PAGE] });
  expect(dialog.getByText('Verify your phone to play.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('link', { name: 'Verify phone number' }));
  await isGone();
  expect(page.address()).toBe('/account/sms-verification');
});

it('offers live support instead if the app lacks that page', async () => {
  const { dialog } = await open();
  expect(dialog.queryByRole('link')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Live support' }));
  expect(openSupport).toHaveBeenCalledOnce();
  await isGone();
});

it('can be closed, and opened again', async () => {
  const { dialog } = await open({ routes: [PHONE_PAGE] });
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await isGone();
  act(() => openVerifyPhone('verify_your_phone_to_play'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
