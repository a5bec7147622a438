import type { Launch } from '@baize/api';
import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { mockReply, exampleBody, renderPage, samplePage } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { casinoRoutes } from '../routes.tsx';

const openSupport = () => undefined;

const { data } = exampleBody<{ data: Launch }>('launchGame', 'framed');
const launch = mockReply('launchGame', {
  body: { success: true, data: { ...data, url: 'https://games.example/slot?launch=1' } },
});

const open = () =>
  renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path: '/PlayGame/1001',
    routes: [
      ...casinoRoutes({ openSupport }).filter(({ path }) => path !== '/casino'),
      { path: '*', page: samplePage('Elsewhere') },
    ],
    token: 'secret',
    texts: [casinoTexts],
    handlers: [launch],
  });

const frame = () => screen.findByTitle<HTMLIFrameElement>('Ember Crown');

describe('what a game in a frame says', () => {
  const ROUND = { type: 'baize:round', version: 1 };
  const ORIGIN = 'https://games.example';

  const say = (message: MessageEventInit) =>
    act(async () => {
      dispatchEvent(new MessageEvent('message', message));
      await Promise.resolve();
    });

  const playing = async () => {
    const page = await open();
    const source = (await frame()).contentWindow;
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(1));
    return { page, source };
  };

  it('after a round the balance is asked for anew', async () => {
    const { page, source } = await playing();
    await say({ data: ROUND, origin: ORIGIN, source });
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(2));
  });

  it.each<[string, MessageEventInit]>([
    ['another host', { origin: 'https://games.example.evil.example' }],
    ['a subdomain', { origin: 'https://x.games.example' }],
    ['another scheme', { origin: 'http://games.example' }],
    ['another port', { origin: 'https://games.example:8443' }],
    ['no origin', { origin: '' }],
    ['the null origin', { origin: 'null' }],
    ['our own origin', { origin: location.origin }],
    ['our own window', { source: window }],
    ['no window', { source: null }],
    ['another type', { data: { type: 'baize:rounds', version: 1 } }],
    ['another version', { data: { type: 'baize:round', version: 2 } }],
    ['a version as text', { data: { type: 'baize:round', version: '1' } }],
    ['no version', { data: { type: 'baize:round' } }],
    ['text', { data: JSON.stringify(ROUND) }],
    ['a list', { data: [ROUND] }],
    ['null', { data: null }],
    ['nothing', { data: undefined }],
    ['a number', { data: 1 }],
  ])('%s is not listened to', async (_, change) => {
    const { page, source } = await playing();
    await say({ data: ROUND, origin: ORIGIN, source, ...change });
    expect(page.calls('getUserProfile')).toHaveLength(1);
    await say({ data: ROUND, origin: ORIGIN, source });
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(2));
  });

  it('another frame of the same house is not listened to', async () => {
    const { page } = await playing();
    const other = document.body.appendChild(document.createElement('iframe'));
    await say({ data: ROUND, origin: ORIGIN, source: other.contentWindow });
    other.remove();
    expect(page.calls('getUserProfile')).toHaveLength(1);
  });

  it('a closed game is not listened to', async () => {
    const { page, source } = await playing();
    await userEvent.click(screen.getByRole('button', { name: 'Close game' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    await say({ data: ROUND, origin: ORIGIN, source });
    expect(page.calls('getUserProfile')).toHaveLength(1);
  });
});
