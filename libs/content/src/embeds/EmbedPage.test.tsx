import type { SiteOptions } from '@baize/api';
import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { answer, answerWith, exampleBody, renderPage, samplePage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { contentMessages } from '../messages.ts';
import { contentRoutes } from '../routes.tsx';

const openSupport = vi.fn<() => void>();
const home = { slots: { Games: () => null, Jackpot: () => null }, texts: [] };
const routes = [
  ...contentRoutes({ home, openSupport }),
  { path: '/404', page: samplePage('Not found') },
  { path: '/login', page: samplePage('Login') },
];

const options = exampleBody<SiteOptions>('getOptions', 'options');
const me = exampleBody<{ id: number; username: string }>('getUserProfile', 'profile');
const withOptions = (changed: Partial<SiteOptions>) =>
  answerWith('getOptions', { body: { ...options, domain: 'orvane.example', ...changed } });

const TEMPLATE = 'https://pages.example/e?u={userId}&s={siteName}&n={userName}';
const FILLED = `https://pages.example/e?u=${me.id}&s=orvane&n=${me.username}`;

type Options = NonNullable<Parameters<typeof renderPage>[1]>;
const open = (path: string, answers: Options['answers'], token: string | null = 'secret') =>
  renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path,
    routes,
    texts: [contentMessages],
    answers,
    token: token ?? undefined,
  });

describe.each([
  ['/bonus-request', 'request_bonus_url', 'Request a bonus'],
  ['/cark', 'wheel_of_fortune_url', 'Wheel of fortune'],
  ['/treasure', 'golden_treasure_url', 'Golden treasure'],
] as const)('%s', (path, option, title) => {
  it('frames the page of its option, filled with the player', async () => {
    await open(path, [withOptions({ [option]: TEMPLATE })]);
    const frame = await screen.findByTitle(title);
    expect(frame.getAttribute('src')).toBe(FILLED);
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it.each([[''], ['   '], [undefined]])('without an address (%j) is not found', async (address) => {
    const page = await open(path, [withOptions({ [option]: address })]);
    await screen.findByText('Not found');
    expect(page.address()).toBe('/404');
  });

  it('sends a visitor to the login', async () => {
    const page = await open(path, [withOptions({ [option]: TEMPLATE })], null);
    await waitFor(() => expect(page.address()).toBe('/login'));
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('an embedded page', () => {
  it.each([
    'https://{userName}.example/',
    'javascript:alert(1)',
    'http://pages.example/',
    `${location.origin}/x`,
  ])('of the hostile address %s is refused with a way out', async (address) => {
    await open('/cark', [withOptions({ wheel_of_fortune_url: address })]);
    expect((await screen.findByRole('alert')).textContent).toContain('This page cannot be shown');
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Live support' }));
    expect(openSupport).toHaveBeenCalled();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('whose player does not come offers to try again', async () => {
    await open('/cark', [
      withOptions({ wheel_of_fortune_url: TEMPLATE }),
      answer('getUserProfile', 'serverError'),
    ]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });
});
