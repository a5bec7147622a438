import { mockNetworkError, renderPage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { SessionArtwork } from './SessionArtwork.tsx';

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<SessionArtwork />, { texts: sessionFormTexts, ...options });
const images = () => [...document.querySelectorAll('img')];

it('shows games that nobody hears of, and why to trust the house', async () => {
  await open();
  await waitFor(() => expect(images().length).toBeGreaterThan(0));
  expect(images().every((image) => image.alt === '' && image.closest('[aria-hidden=true]'))).toBe(true);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('asks a phone, which has no room for it, for nothing', async () => {
  const page = await open({ device: 2 });
  expect(page.queryClient.isFetching()).toBe(0);
  expect(page.calls('getGames')).toEqual([]);
});

it('does without games that do not come', async () => {
  const page = await open({ handlers: [mockNetworkError('getGames')] });
  await waitFor(() => expect(page.calls('getGames').length).toBeGreaterThan(0));
  expect(images()).toEqual([]);
  expect(page.alert()).toBeUndefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
