import { noConnection, renderPage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { SessionArtwork } from './SessionArtwork.tsx';

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<SessionArtwork />, { texts: sessionFormTexts, ...options });
const pictures = () => [...document.querySelectorAll('img')];

it('shows games that nobody hears of, and why to trust the house', async () => {
  await open();
  await waitFor(() => expect(pictures().length).toBeGreaterThan(0));
  expect(pictures().every((picture) => picture.alt === '' && picture.closest('[aria-hidden=true]'))).toBe(
    true,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('asks a phone, which has no room for it, for nothing', async () => {
  const page = await open({ device: 2 });
  expect(page.queryClient.isFetching()).toBe(0);
  expect(page.calls('getGames')).toEqual([]);
});

it('does without games that do not come', async () => {
  const page = await open({ answers: [noConnection('getGames')] });
  await waitFor(() => expect(page.calls('getGames').length).toBeGreaterThan(0));
  expect(pictures()).toEqual([]);
  expect(page.alert()).toBeUndefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
