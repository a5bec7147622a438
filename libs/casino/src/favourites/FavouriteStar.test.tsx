import { LoginDialogHost } from '@baize/session';
import { mockExample, mockResolver, example, mockNetworkError, renderPage } from '@baize/testing';
import { logIn } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { favouriteQueries } from './favouriteQueries.ts';
import { FavouriteStar } from './FavouriteStar.tsx';

/** The sample player's favourites are [1001]. */
const KNOWN = 1001;
const OTHER = 1002;

const open = (gameId: number, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <FavouriteStar gameId={gameId} gameName="Moonlit Koi" />
      <LoginDialogHost />
    </>,
    { path: '/casino', token: 'secret', texts: [casinoTexts], ...options },
  );

const star = () => screen.getByRole('button', { name: 'Add Moonlit Koi to favourites', hidden: true });
const isFilled = () => star().getAttribute('aria-pressed') === 'true';
const press = () => userEvent.click(star());
const profileKnown = (page: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(page.queryClient.getQueryData(['player', 'profile'])).toBeTruthy());
const toggles = (page: Awaited<ReturnType<typeof open>>) =>
  page.calls('toggleFavoriteGame').map(({ address }) => address);

describe('the star', () => {
  it.each([
    [KNOWN, true],
    [OTHER, false],
  ])('of game %i is filled: %s', async (id, filled) => {
    const page = await open(id);
    await profileKnown(page);
    await waitFor(() => expect(isFilled()).toBe(filled));
  });

  it('flips only after the platform has confirmed, and shows its message', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = mockResolver('toggleFavoriteGame', () =>
      promise.then(() => example('toggleFavoriteGame', 'added')),
    );
    const page = await open(OTHER, { handlers: [slow] });
    await profileKnown(page);
    await press();
    await waitFor(() => expect(toggles(page)).toEqual(['/_api/account/favorite-games/1002']));
    expect(isFilled()).toBe(false);
    expect(star().getAttribute('aria-busy')).toBe('true');
    expect(page.alert()).toBeUndefined();

    await act(() => Promise.resolve(resolve()));
    await waitFor(() => expect(isFilled()).toBe(true));
    expect(page.alert()).toBe('success: Added to your favourites.');
  });

  it('removes a favourite', async () => {
    const page = await open(KNOWN, { handlers: [mockExample('toggleFavoriteGame', 'removed')] });
    await waitFor(() => expect(isFilled()).toBe(true));
    await press();
    await waitFor(() => expect(isFilled()).toBe(false));
    expect(page.alert()).toBe('success: Removed from your favourites.');
  });

  it('flips back and forth', async () => {
    const page = await open(OTHER);
    await profileKnown(page);
    await press();
    await waitFor(() => expect(isFilled()).toBe(true));
    await press();
    await waitFor(() => expect(isFilled()).toBe(false));
    expect(toggles(page)).toHaveLength(2);
  });

  it('sends one call for repeated presses', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = mockResolver('toggleFavoriteGame', () =>
      promise.then(() => example('toggleFavoriteGame', 'added')),
    );
    const page = await open(OTHER, { handlers: [slow] });
    await profileKnown(page);
    await press();
    await press();
    await press();
    await act(() => Promise.resolve(resolve()));
    await waitFor(() => expect(isFilled()).toBe(true));
    expect(toggles(page)).toHaveLength(1);
  });

  it.each([
    ['the limit of a hundred is reached', mockExample('toggleFavoriteGame', 'tooMany'), /^error: .*100/],
    ['the platform fails', mockExample('toggleFavoriteGame', 'serverError'), /^error: \S/],
    ['the connection is lost', mockNetworkError('toggleFavoriteGame'), /^error: \S/],
  ])('stays unchanged when %s', async (_, reply, alert) => {
    const page = await open(OTHER, { handlers: [reply] });
    await profileKnown(page);
    await press();
    await waitFor(() => expect(page.alert()).toMatch(alert));
    expect(isFilled()).toBe(false);
    expect(star().getAttribute('aria-busy')).toBe('false');
    expect(toggles(page)).toHaveLength(1);
  });

  it('invalidates the favourites lists', async () => {
    const page = await open(OTHER);
    await profileKnown(page);
    page.queryClient.setQueryData(favouriteQueries.list([4]).queryKey, []);
    await press();
    await waitFor(() => expect(isFilled()).toBe(true));
    expect(page.queryClient.getQueryState(favouriteQueries.list([4]).queryKey)?.isInvalidated).toBe(true);
  });
});

describe('a visitor’s press', () => {
  it('asks for the login, then adds the favourite', async () => {
    const page = await open(OTHER, { token: undefined });
    await press();
    expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeTruthy();
    expect(toggles(page)).toEqual([]);
    await logIn();
    await waitFor(() => expect(isFilled()).toBe(true));
    expect(toggles(page)).toHaveLength(1);
    expect(page.address()).toBe('/casino');
  });

  it('doesn’t toggle a game that already is a favourite', async () => {
    const page = await open(KNOWN, { token: undefined });
    await press();
    await logIn();
    await waitFor(() => expect(isFilled()).toBe(true));
    await profileKnown(page);
    expect(toggles(page)).toEqual([]);
  });
});
