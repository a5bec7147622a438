import { renderPage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { Captcha } from './Captcha.tsx';
import type { TurnstileApi } from './turnstileApi.ts';

type Options = Parameters<TurnstileApi['render']>[1];
const globals = globalThis as { turnstile?: TurnstileApi };

function fakeWidget() {
  const widgets: Options[] = [];
  const remove = vi.fn();
  globals.turnstile = {
    render: (_, options) => `widget-${widgets.push(options)}`,
    remove,
  };
  return { widgets, remove };
}

const open = async () => {
  const onToken = vi.fn();
  const page = await renderPage(<Captcha siteKey="0xREAL" onToken={onToken} />, { texts: sessionFormTexts });
  return { ...page, onToken };
};
const group = () => screen.getByRole('group', { name: 'Security check' });
const script = () => document.querySelector('script[src*="challenges.cloudflare.com"]');

afterEach(() => {
  delete globals.turnstile;
  script()?.remove();
});

it('renders the service’s widget for the site’s key, in the page’s language', async () => {
  const { widgets } = fakeWidget();
  const { onToken } = await open();
  await waitFor(() => expect(widgets).toHaveLength(1));
  expect(widgets[0]).toMatchObject({ sitekey: '0xREAL', language: 'en' });
  act(() => widgets[0]?.callback('a-token'));
  expect(onToken).toHaveBeenLastCalledWith('a-token');
});

it('reports an expired token, and withdraws it', async () => {
  const { widgets } = fakeWidget();
  const { onToken } = await open();
  await waitFor(() => expect(widgets).toHaveLength(1));
  act(() => widgets[0]?.callback('a-token'));
  act(() => widgets[0]?.['expired-callback']());
  expect(onToken).toHaveBeenLastCalledWith(undefined);
  expect(group().textContent).toContain('expired');
});

it('can be retried after an error', async () => {
  const { widgets, remove } = fakeWidget();
  await open();
  await waitFor(() => expect(widgets).toHaveLength(1));
  act(() => widgets[0]?.['error-callback']());
  await press('Try again');
  await waitFor(() => expect(widgets).toHaveLength(2));
  expect(remove).toHaveBeenCalledWith('widget-1');
});

it('shows that the script failed to load, and offers to retry', async () => {
  await open();
  expect(screen.getByRole('img', { name: 'Loading the security check' })).toBeTruthy();
  await waitFor(() => expect(script()).not.toBeNull());
  act(() => void script()?.dispatchEvent(new Event('error')));
  await screen.findByRole('button', { name: 'Try again' });
  expect(group().textContent).toContain('didn’t load');
});

it('removes the widget on unmount', async () => {
  const { widgets, remove } = fakeWidget();
  const page = await open();
  await waitFor(() => expect(widgets).toHaveLength(1));
  page.unmount();
  expect(remove).toHaveBeenCalledWith('widget-1');
});
