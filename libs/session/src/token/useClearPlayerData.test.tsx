import type { Profile } from '@baize/api';
import { mockResolver, setSessionToken, renderPage } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useProfile } from '../profile/useProfile.ts';
import { playerKey } from './playerKey.ts';
import { startSession } from './sessionStore.ts';
import { useClearPlayerData } from './useClearPlayerData.ts';

function Screen() {
  useClearPlayerData();
  return <p>{useProfile().data?.username ?? 'nobody'}</p>;
}

const profile = (id: number, username: string): Profile => ({ id, username, currency: 1, balance: '1.00' });

it('another tab logs out: what is personal goes here too', async () => {
  const { queryClient } = await renderPage(<Screen />, { token: 'secret' });
  await screen.findByText('defne');
  queryClient.setQueryData([...playerKey, 'favourites', 4], ['secret list']);
  queryClient.setQueryData(['games'], ['public']);
  act(() => setSessionToken(undefined));
  expect(screen.getByText('nobody')).toBeTruthy();
  expect(queryClient.getQueryData([...playerKey, 'favourites', 4])).toBeUndefined();
  expect(queryClient.getQueryData(['games'])).toEqual(['public']);
});

it('the next player of this browser sees nothing of the last one', async () => {
  const page = await renderPage(<Screen />, { token: 'secret' });
  await screen.findByText('defne');
  act(() => setSessionToken(undefined));
  act(() => setSessionToken('another'));
  await screen.findByText('defne');
  expect(page.calls('getUserProfile').map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer secret',
    'Bearer another',
  ]);
});

it('another player in another tab: nothing of the first is shown or kept', async () => {
  const profiles = mockResolver('getUserProfile', ({ headers }) => ({
    body: headers.get('authorization') === 'Bearer token-of-elif' ? profile(9, 'elif') : profile(7, 'defne'),
  }));
  startSession({ access_token: 'token-of-defne', user: profile(7, 'defne') });
  const page = await renderPage(<Screen />, { handlers: [profiles] });
  await screen.findByText('defne');
  page.queryClient.setQueryData([...playerKey, 'favourites', 4], ['secret list']);
  act(() => startSession({ access_token: 'token-of-elif', user: profile(9, 'elif') }));
  expect(screen.queryByText('defne')).toBeNull();
  expect(page.queryClient.getQueryData([...playerKey, 'favourites', 4])).toBeUndefined();
  await waitFor(() =>
    expect(page.calls('getUserProfile').at(-1)?.headers.get('authorization')).toMatch(/elif/),
  );
  await screen.findByText('elif');
});
