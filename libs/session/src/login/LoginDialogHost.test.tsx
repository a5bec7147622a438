import { renderPage } from '@baize/testing';
import { logIn, press } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { forgetAttempt } from './loginAttempt.ts';
import { openLoginDialog, closeLoginDialog } from './loginDialog.ts';
import { LoginDialogHost } from './LoginDialogHost.tsx';

afterEach(() => closeLoginDialog());

const open = () => renderPage(<LoginDialogHost />, { path: '/casino?type=bingo', texts: sessionFormTexts });
const openDialog = (pending?: () => void) => act(() => openLoginDialog(pending));

async function logInAndClose() {
  await logIn();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('LoginDialogHost', () => {
  it('is not rendered until it is opened', async () => {
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    openDialog();
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
  });

  it('runs the pending action once the player is logged in, and stays on the page', async () => {
    const page = await open();
    const tokens: (string | null)[] = [];
    openDialog(() => tokens.push(localStorage.getItem('access_token')));
    expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeTruthy();
    expect(tokens).toEqual([]);
    await logInAndClose();
    expect(tokens).toEqual(['example-access-token-0001']);
    expect(page.address()).toBe('/casino?type=bingo');
  });

  it('stays on the page without a pending action', async () => {
    const page = await open();
    openDialog();
    await logInAndClose();
    expect(page.address()).toBe('/casino?type=bingo');
  });

  it('focuses the first field', async () => {
    await open();
    openDialog();
    const username = await screen.findByRole('textbox', { name: 'Username' });
    await waitFor(() => expect(document.activeElement).toBe(username));
  });

  it('keeps the user name, but no password, when it is closed', async () => {
    await open();
    openDialog();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'defne');
    await userEvent.type(screen.getByLabelText('Password'), 'correct-horse-9');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    openDialog();
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'defne');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    act(() => forgetAttempt());
  });

  it('forgets the pending action when it is closed', async () => {
    const page = await open();
    const pending = vi.fn();
    openDialog(pending);
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    openDialog();
    await logInAndClose();
    expect(pending).not.toHaveBeenCalled();
    expect(page.address()).toBe('/casino?type=bingo');
  });
});
