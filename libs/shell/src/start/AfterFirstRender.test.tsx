import type { Profile } from '@baize/api';
import { useBalance } from '@baize/player';
import { exampleBody, renderPage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { AfterFirstRender } from './AfterFirstRender.tsx';

const LATER = 60_000;
const own = exampleBody<Profile>('getUserProfile', 'profile');

/** A page with a balance and without the site's header: a game on a phone, or an embedded one. */
const Game = () => <p>{useBalance().text}</p>;

const open = () =>
  renderPage(
    <>
      <Game />
      <AfterFirstRender />
    </>,
    { token: 'secret', texts: [shellTexts, shellDeferredTexts] },
  );

it('shows a balance received from another tab, on a page without a header and without a call', async () => {
  const otherTab = new BroadcastChannel('baize-profile');
  const page = await open();
  await screen.findByText('₺1,234.50');
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
  otherTab.postMessage({ at: Date.now() + LATER, profile: { ...own, balance: '350.00' } });
  expect(await screen.findByText('₺350.00')).toBeTruthy();
  expect(page.calls('getUserProfile')).toHaveLength(1);
  otherTab.close();
});
