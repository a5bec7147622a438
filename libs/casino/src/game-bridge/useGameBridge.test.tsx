import type { Launch } from '@baize/api';
import { usePausePlay } from '@baize/player';
import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { mockReply, exampleBody, renderPage, samplePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { casinoRoutes } from '../routes.tsx';
import { CasinoGameResults } from '../search/GameResults.tsx';

const { data } = exampleBody<{ data: Launch }>('launchGame', 'framed');
const launch = mockReply('launchGame', {
  body: { success: true, data: { ...data, url: 'https://games.example/slot?launch=1' } },
});

function Pause() {
  usePausePlay();
  return null;
}

const ui = (
  <>
    <RouteView guard={RequirePlayer} fallback={null} />
    <CasinoGameResults query="koi" report={() => undefined} onChoose={() => undefined} />
  </>
);
const open = () =>
  renderPage(ui, {
    path: '/PlayGame/1001',
    routes: [
      ...casinoRoutes.filter(({ path }) => path !== '/casino'),
      { path: '*', page: samplePage('Elsewhere') },
    ],
    token: 'secret',
    texts: [casinoTexts],
    handlers: [launch],
  });

const ORIGIN = 'https://games.example';
const frame = () => screen.findByTitle<HTMLIFrameElement>('Ember Crown');

const say = (message: MessageEventInit) =>
  act(async () => {
    dispatchEvent(new MessageEvent('message', message));
    await Promise.resolve();
  });

/** A running game; `receive` sends a message as the game, `posted` has the site's messages. */
async function playing() {
  const page = await open();
  const source = (await frame()).contentWindow as Window;
  const post = vi.spyOn(source, 'postMessage');
  await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(1));
  return {
    page,
    source,
    receive: (type: string, rest: object = {}) =>
      say({ data: { type: `baize:${type}`, version: 1, ...rest }, origin: ORIGIN, source }),
    posted: () => post.mock.calls as unknown as [{ type: string }, string][],
  };
}

afterEach(() => document.documentElement.removeAttribute('data-quiet'));

describe('messages from a game in a frame', () => {
  const ROUND = { type: 'baize:round-ended', version: 1 };
  it('refetch the balance after a round', async () => {
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
    ['another type', { data: { type: 'baize:round', version: 1 } }],
    ['another version', { data: { type: 'baize:round-ended', version: 2 } }],
    ['a version as text', { data: { type: 'baize:round-ended', version: '1' } }],
    ['no version', { data: { type: 'baize:round-ended' } }],
    ['text', { data: JSON.stringify(ROUND) }],
    ['a list', { data: [ROUND] }],
    ['null', { data: null }],
    ['nothing', { data: undefined }],
    ['a number', { data: 1 }],
  ])('are ignored from %s', async (_, change) => {
    const { page, source } = await playing();
    await say({ data: ROUND, origin: ORIGIN, source, ...change });
    expect(page.calls('getUserProfile')).toHaveLength(1);
    await say({ data: ROUND, origin: ORIGIN, source });
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(2));
  });

  it('are ignored from another frame of the same origin', async () => {
    const { page } = await playing();
    const other = document.body.appendChild(document.createElement('iframe'));
    await say({ data: ROUND, origin: ORIGIN, source: other.contentWindow });
    other.remove();
    expect(page.calls('getUserProfile')).toHaveLength(1);
  });

  it('are ignored after the game is closed', async () => {
    const { page, source } = await playing();
    await press('Close game');
    await screen.findByRole('heading', { name: 'Elsewhere' });
    await say({ data: ROUND, origin: ORIGIN, source });
    expect(page.calls('getUserProfile')).toHaveLength(1);
  });
});

describe('messages to a game', () => {
  it('greet a game that is ready, at its own origin only', async () => {
    const { receive, posted } = await playing();
    expect(posted()).toEqual([]);
    await receive('ready', { supports: [] });
    expect(posted()).toEqual([[{ type: 'baize:hello', version: 1, sound: true, paused: false }, ORIGIN]]);
  });

  it('pause it under a dialog that stops play, and resume it', async () => {
    const { receive, posted, page } = await playing();
    await receive('ready', { supports: ['pause'] });
    const dialog = render(<Pause />);
    expect(posted().at(-1)?.[0].type).toBe('baize:pause');
    dialog.unmount();
    expect(posted().at(-1)?.[0].type).toBe('baize:resume');
    page.unmount();
  });

  it('don’t pause a game that doesn’t support it', async () => {
    const { receive, posted } = await playing();
    await receive('ready', { supports: ['rounds'] });
    render(<Pause />);
    expect(posted().map(([{ type }]) => type)).toEqual(['baize:hello']);
  });

  it('turn its sound off in quiet mode', async () => {
    const { receive, posted } = await playing();
    await receive('ready', { supports: ['sound'] });
    expect(posted().at(-1)?.[0]).toMatchObject({ type: 'baize:sound', on: true });
    act(() => document.documentElement.setAttribute('data-quiet', ''));
    await waitFor(() => expect(posted().at(-1)?.[0]).toMatchObject({ type: 'baize:sound', on: false }));
  });
});

describe('a running round', () => {
  const QUESTION = { name: 'Leave in the middle of a round?' };
  const question = () => screen.findByRole('alertdialog', QUESTION);

  it('asks for confirmation before the game is closed', async () => {
    const { receive, page } = await playing();
    await receive('round-started');
    await press('Close game');
    expect(await question()).toBeTruthy();
    await press('Keep playing');
    expect(page.address()).toBe('/PlayGame/1001');
    await press('Close game');
    await question();
    await press('Leave the game');
    await screen.findByRole('heading', { name: 'Elsewhere' });
  });

  it('asks for confirmation before a reload', async () => {
    const { receive, page } = await playing();
    await receive('round-started');
    await press('Reload game');
    expect(await question()).toBeTruthy();
    expect(page.calls('launchGame')).toHaveLength(1);
  });

  it('asks for confirmation before a link on the page is followed', async () => {
    const { receive, page } = await playing();
    await receive('round-started');
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/Promotions?x=1';
    link.textContent = 'Promotions';
    await userEvent.click(link);
    expect(await question()).toBeTruthy();
    await press('Leave the game');
    await waitFor(() => expect(page.address()).toBe('/Promotions?x=1'));
    link.remove();
  });

  it('asks for confirmation before a search result is opened', async () => {
    const { receive, page } = await playing();
    await receive('round-started');
    const result = await screen.findByRole('link', { name: /Moonlit Koi/ });
    await userEvent.click(result);
    expect(await question()).toBeTruthy();
    await press('Leave the game');
    await waitFor(() => expect(page.address()).toBe(result.getAttribute('href')));
  });

  it('asks for confirmation before a similar game is opened', async () => {
    const { receive, page } = await playing();
    await receive('round-started');
    await press('More for this game');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Similar games' }));
    const sheet = await screen.findByRole('dialog', { name: 'Similar games' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Moonlit Koi' }));
    expect(await question()).toBeTruthy();
    expect(page.address()).toBe('/PlayGame/1001');
    await press('Leave the game');
    await waitFor(() => expect(page.address()).not.toBe('/PlayGame/1001'));
  });

  it('prompts before the tab is closed, and only during a round', async () => {
    const { receive } = await playing();
    const closes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    await receive('round-started');
    expect(closes()).toBe(false);
    await receive('round-ended');
    expect(closes()).toBe(true);
  });

  it('ends when the game reports it or starts again', async () => {
    const { receive, page } = await playing();
    await receive('round-started');
    await receive('ready', { supports: [] });
    await press('Close game');
    expect(screen.queryByRole('alertdialog', QUESTION)).toBeNull();
    expect(page.address()).not.toBe('/PlayGame/1001');
  });

  it('holds the balance back until it ends', async () => {
    const { receive, page } = await playing();
    const bar = () => screen.getByRole('group', { name: 'This session' }).textContent;
    await waitFor(() => expect(bar()).toContain('₺1,234.50'));
    await receive('round-started');
    page.use(
      mockReply('getUserProfile', {
        body: { ...exampleBody<object>('getUserProfile', 'profile'), balance: '9000.00' },
      }),
    );
    await receive('balance-changed');
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(2));
    expect(bar()).toContain('₺1,234.50');
    await receive('round-ended');
    await waitFor(() => expect(bar()).toContain('₺9,000.00'));
  });
});
