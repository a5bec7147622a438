import type { SiteOptions } from '@baize/api';
import { setScheme } from '@baize/site';
import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { exampleBody, mockReply, renderPage } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sportRoutes } from '../routes.ts';
import { sportTexts } from '../texts.ts';

const options = exampleBody<SiteOptions>('getOptions', 'options');
const READY = { type: 'baize:ready', version: 1, supports: ['scheme'] };

beforeEach(() => act(() => setScheme('dark')));

async function open() {
  await renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path: '/Sport/redlane/prematch',
    routes: sportRoutes,
    texts: [sportTexts],
    handlers: [mockReply('getOptions', { body: { ...options, sport: '1', redlane: '1' } })],
  });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Redlane: Sports');
  const { origin } = new URL(frame.src);
  const posted = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const receive = (data: object) =>
    act(() => {
      dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
    });
  return { posted, receive, origin };
}

it('sends the color scheme and its changes to a page that supports it, at the page’s origin only', async () => {
  const { posted, receive, origin } = await open();
  receive(READY);
  await waitFor(() =>
    expect(posted).toHaveBeenLastCalledWith({ type: 'baize:scheme', version: 1, scheme: 'dark' }, origin),
  );
  act(() => setScheme('light'));
  await waitFor(() =>
    expect(posted).toHaveBeenLastCalledWith({ type: 'baize:scheme', version: 1, scheme: 'light' }, origin),
  );
});

it('sends it again after the page reloads', async () => {
  const { posted, receive } = await open();
  receive(READY);
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
  receive(READY);
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(2));
});

it.each([
  { ...READY, version: 2 },
  { ...READY, supports: 'scheme' },
  { ...READY, supports: ['rounds'] },
  { type: 'baize:balance-changed', version: 1, supports: ['scheme'] },
])('sends nothing after %j', async (message) => {
  const { posted, receive } = await open();
  receive(message);
  act(() => setScheme('light'));
  await act(() => Promise.resolve());
  expect(posted).not.toHaveBeenCalled();
});
