import { renderPage } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { Captcha } from './Captcha.tsx';
import type { TurnstileApi } from './turnstileApi.ts';

type Options = Parameters<TurnstileApi['render']>[1];
const holder = globalThis as { turnstile?: TurnstileApi };

function fakeWidget() {
  const drawn: Options[] = [];
  const remove = vi.fn();
  holder.turnstile = {
    render: (_, options) => `widget-${drawn.push(options)}`,
    remove,
  };
  return { drawn, remove };
}

const open = async () => {
  const onToken = vi.fn();
  const page = await renderPage(<Captcha siteKey="0xREAL" onToken={onToken} />, { texts: sessionFormTexts });
  return { ...page, onToken };
};
const group = () => screen.getByRole('group', { name: 'Security check' });
const script = () => document.querySelector('script[src*="challenges.cloudflare.com"]');

afterEach(() => {
  delete holder.turnstile;
  script()?.remove();
});

it('draws the service’s widget for the site’s key, in the language of the page', async () => {
  const { drawn } = fakeWidget();
  const { onToken } = await open();
  await waitFor(() => expect(drawn).toHaveLength(1));
  expect(drawn[0]).toMatchObject({ sitekey: '0xREAL', language: 'en' });
  act(() => drawn[0]?.callback('a-token'));
  expect(onToken).toHaveBeenLastCalledWith('a-token');
});

it('says when the token is too old, and takes it back', async () => {
  const { drawn } = fakeWidget();
  const { onToken } = await open();
  await waitFor(() => expect(drawn).toHaveLength(1));
  act(() => drawn[0]?.callback('a-token'));
  act(() => drawn[0]?.['expired-callback']());
  expect(onToken).toHaveBeenLastCalledWith(undefined);
  expect(group().textContent).toContain('expired');
});

it('that fails can be tried again', async () => {
  const { drawn, remove } = fakeWidget();
  await open();
  await waitFor(() => expect(drawn).toHaveLength(1));
  act(() => drawn[0]?.['error-callback']());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(drawn).toHaveLength(2));
  expect(remove).toHaveBeenCalledWith('widget-1');
});

it('whose script does not come says so, with a way out', async () => {
  await open();
  expect(screen.getByRole('img', { name: 'Loading the security check' })).toBeTruthy();
  await waitFor(() => expect(script()).not.toBeNull());
  act(() => void script()?.dispatchEvent(new Event('error')));
  await screen.findByRole('button', { name: 'Try again' });
  expect(group().textContent).toContain('didn’t load');
});

it('goes with its page', async () => {
  const { drawn, remove } = fakeWidget();
  const page = await open();
  await waitFor(() => expect(drawn).toHaveLength(1));
  page.unmount();
  expect(remove).toHaveBeenCalledWith('widget-1');
});
