import type { Story } from '@baize/api';
import { LoginDialogHost } from '@baize/session';
import { renderPage, sampleRoutes, findInvalidText } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contentTexts } from '../texts.ts';
import { Stories } from './Stories.tsx';

const stories: Story[] = [1, 2, 3].map((id) => ({
  id,
  image: `/_media/stories/${id}.webp`,
  url: `/_media/stories/${id}.html`,
  multiplier: `x${id}00`,
  game_id: 1000 + id,
}));

type Options = Parameters<typeof renderPage>[1];
const open = (list: Story[] | undefined = stories, options?: Options) =>
  renderPage(
    <>
      <Stories stories={list} />
      <LoginDialogHost />
    </>,
    { texts: [contentTexts], routes: sampleRoutes('/', '/PlayGame/:id'), ...options },
  );

const ring = (id: number) => screen.getByRole('button', { name: new RegExp(`^${id}00x win`) });
const fresh = () => stories.filter(({ id }) => ring(id).textContent.includes('new')).map(({ id }) => id);

describe('the stories', () => {
  it('glow until opened, and their ids are stored', async () => {
    const page = await open();
    expect(fresh()).toEqual([1, 2, 3]);
    await userEvent.click(ring(2));
    await screen.findByRole('dialog');
    expect(localStorage.getItem('viewed_stories')).toBe('[2]');
    page.unmount();
    await open();
    expect(fresh()).toEqual([1, 3]);
  });

  it('count as opened when reached in the viewer', async () => {
    await open();
    await userEvent.click(ring(1));
    await press('Next');
    await waitFor(() => expect(localStorage.getItem('viewed_stories')).toBe('[1,2]'));
  });

  it('open as a sandboxed full-screen frame of their own page', async () => {
    await open();
    await userEvent.click(ring(1));
    const dialog = await screen.findByRole('dialog');
    const frame = dialog.querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe('/_media/stories/1.html');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
  });

  it('show their image if they have no page', async () => {
    await open(stories.map((story) => ({ ...story, url: '' })));
    await userEvent.click(ring(1));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('iframe')).toBeNull();
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/_media/stories/1.webp');
  });

  it.each(['javascript:alert(1)', 'http://stories.example/1', 'data:text/html,x'])(
    'show no frame for the unsafe page %s',
    async (url) => {
      await open(stories.map((story) => ({ ...story, url })));
      await userEvent.click(ring(1));
      const dialog = await screen.findByRole('dialog');
      expect(dialog.querySelector('iframe')).toBeNull();
      expect(dialog.textContent).toContain('This page can’t be shown');
    },
  );

  it('preload the next story while one is watched, hidden and inert', async () => {
    await open();
    await userEvent.click(ring(1));
    const dialog = await screen.findByRole('dialog');
    const frames = () => [...dialog.querySelectorAll('iframe')];
    expect(frames().map((frame) => frame.getAttribute('src'))).toEqual([
      '/_media/stories/1.html',
      '/_media/stories/2.html',
    ]);
    const [, next] = frames();
    expect(next?.closest('[inert]')).toBeTruthy();
    await press('Next');
    expect(frames()[0]).toBe(next);
    expect(next?.closest('[inert]')).toBeNull();
  });

  it.each([
    ['en', 'x4700', '4,700x win', '×4,700'],
    ['tr', 'x4700', '4.700 kat kazanç', '×4.700'],
    ['tr', 'x250', '250 kat kazanç', '×250'],
    ['en', 'Grand', 'Grand', 'Grand'],
    ['en', '', 'Big wins', ''],
  ] as const)(
    'are named in the language’s number format (%s): %j is %s',
    async (language, multiplier, name, short) => {
      await open([{ id: 7, image: '/_media/stories/7.webp', url: '', multiplier }], { language });
      const [shown] = screen.getAllByRole('button');
      expect(shown?.textContent.startsWith(short + name)).toBe(true);
      await userEvent.click(shown as HTMLElement);
      expect(await screen.findByRole('dialog', { name })).toBeTruthy();
    },
  );

  it('take a player to the game', async () => {
    const page = await open(stories, { token: 'secret' });
    await userEvent.click(ring(2));
    await press('Play this game');
    expect(page.address()).toBe('/PlayGame/1002');
  });

  it('ask a visitor to log in before playing', async () => {
    const page = await open();
    await userEvent.click(ring(2));
    await press('Play this game');
    expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeTruthy();
    expect(page.address()).toBe('/');
    await press('Close');
  });

  it.each([
    ['the platform names none', { game_id: undefined }, sampleRoutes('/', '/PlayGame/:id')],
    ['the app has no games', {}, sampleRoutes('/')],
  ])('link to no game when %s', async (_, changed, routes) => {
    await open(
      stories.map((story) => ({ ...story, ...changed })),
      { routes },
    );
    await userEvent.click(ring(1));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Play this game' })).toBeNull();
  });

  it('close without changing the page', async () => {
    await open();
    await userEvent.click(ring(1));
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fresh()).toEqual([2, 3]);
  });

  it('store an id once when opened twice', async () => {
    localStorage.setItem('viewed_stories', '[1]');
    await open();
    await userEvent.click(ring(1));
    await screen.findByRole('dialog');
    expect(localStorage.getItem('viewed_stories')).toBe('[1]');
  });

  it.each(['', 'null', '{}', '["1"]', '[1.5]', '{', '[null]', '[[1]]'])(
    'all glow and open if stored as %j',
    async (text) => {
      localStorage.setItem('viewed_stories', text);
      await open();
      expect(fresh()).toEqual([1, 2, 3]);
      await userEvent.click(ring(1));
      await screen.findByRole('dialog');
      expect(localStorage.getItem('viewed_stories')).toBe('[1]');
      expect(findInvalidText()).toBeUndefined();
    },
  );

  it('store at most five hundred ids', async () => {
    localStorage.setItem(
      'viewed_stories',
      JSON.stringify(Array.from({ length: 500 }, (_, index) => index + 100)),
    );
    await open();
    await userEvent.click(ring(1));
    const kept = JSON.parse(localStorage.getItem('viewed_stories') ?? '') as number[];
    expect(kept).toHaveLength(500);
    expect(kept.at(-1)).toBe(1);
    expect(kept[0]).toBe(101);
  });

  it('collapse when there are none', async () => {
    expect((await open([])).container.textContent).toBe('');
  });
});
