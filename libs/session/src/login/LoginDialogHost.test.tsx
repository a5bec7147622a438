import { renderPage } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { forgetAttempt } from './loginAttempt.ts';
import { openLoginDialog, closeLoginDialog } from './loginDialog.ts';
import { LoginDialogHost } from './LoginDialogHost.tsx';

afterEach(() => closeLoginDialog());

const open = () => renderPage(<LoginDialogHost />, { path: '/casino?type=bingo', texts: sessionFormTexts });
const ask = (pending?: () => void) => act(() => openLoginDialog(pending));

async function logIn() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'defne');
  await userEvent.type(screen.getByLabelText('Password'), 'correct-horse-9');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('the login popup', () => {
  it('is not there until somebody asks for it', async () => {
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    ask();
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
  });

  it('does what was wanted once the player is there, and stays on the page', async () => {
    const page = await open();
    const tokenThen: (string | null)[] = [];
    ask(() => tokenThen.push(localStorage.getItem('access_token')));
    expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeTruthy();
    expect(tokenThen).toEqual([]);
    await logIn();
    expect(tokenThen).toEqual(['example-access-token-0001']);
    expect(page.address()).toBe('/casino?type=bingo');
  });

  it('stays on the page when nothing was wanted', async () => {
    const page = await open();
    ask();
    await logIn();
    expect(page.address()).toBe('/casino?type=bingo');
  });

  it('begins in the first field', async () => {
    await open();
    ask();
    const username = await screen.findByRole('textbox', { name: 'Username' });
    await waitFor(() => expect(document.activeElement).toBe(username));
  });

  it('keeps the user name when it is closed, and no password', async () => {
    await open();
    ask();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'defne');
    await userEvent.type(screen.getByLabelText('Password'), 'correct-horse-9');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    ask();
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'defne');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    act(() => forgetAttempt());
  });

  it('forgets what was wanted when it is closed', async () => {
    const page = await open();
    const pending = vi.fn();
    ask(pending);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    ask();
    await logIn();
    expect(pending).not.toHaveBeenCalled();
    expect(page.address()).toBe('/casino?type=bingo');
  });
});
