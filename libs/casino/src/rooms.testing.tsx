import { RouteView } from '@baize/routing';
import { LoginDialogHost, RequirePlayer } from '@baize/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VerifyPhoneHost, walletTexts } from '@baize/wallet';
import { expect } from 'vitest';
import { roomTexts } from './roomTexts.ts';
import { casinoTexts } from './texts.ts';

export const ROOM_TEXTS = [casinoTexts, roomTexts, walletTexts];

/** The page of the address, and the popups that it may open. */
export const RoomPage = () => (
  <>
    <RouteView guard={RequirePlayer} fallback={null} />
    <LoginDialogHost />
    <VerifyPhoneHost />
  </>
);

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Logs in through the popup that is open. */
export async function logIn() {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Username' }), { target: { value: 'defne' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } });
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(localStorage.getItem('access_token')).not.toBeNull());
}
