import { mockNetworkError, renderPage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { SessionArtwork } from './SessionArtwork.tsx';

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<SessionArtwork />, { texts: sessionFormTexts, ...options });
const images = () => [...document.querySelectorAll('img')];

it('shows decorative games hidden from screen readers, and reasons to trust the brand', async () => {
  await open();
  await waitFor(() => expect(images().length).toBeGreaterThan(0));
  expect(images().every((image) => image.alt === '' && image.closest('[aria-hidden=true]'))).toBe(true);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('requests nothing on phones, which have no room for it', async () => {
  const page = await open({ device: 2 });
  expect(page.queryClient.isFetching()).toBe(0);
  expect(page.calls('getGames')).toEqual([]);
});

it('renders without games that fail to load', async () => {
  const page = await open({ handlers: [mockNetworkError('getGames')] });
  await waitFor(() => expect(page.calls('getGames').length).toBeGreaterThan(0));
  expect(images()).toEqual([]);
  expect(page.alert()).toBeUndefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
