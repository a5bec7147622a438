import type { Profile } from '@baize/api';
import { mockResolver, setSessionToken, renderPage } from '@baize/testing';
import { playerKey, startSession, useLogout } from '@baize/session';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useProfile } from './useProfile.ts';
import { useClearPlayerData } from './useClearPlayerData.ts';

function Username() {
  useClearPlayerData();
  return <p>{useProfile().data?.username ?? 'visitor'}</p>;
}

const profile = (id: number, username: string): Profile => ({ id, username, currency: 1, balance: '1.00' });

it('removes personal data when another tab logs out', async () => {
  const { queryClient } = await renderPage(<Username />, { token: 'secret' });
  await screen.findByText('defne');
  queryClient.setQueryData([...playerKey, 'favourites', 4], ['secret list']);
  queryClient.setQueryData(['games'], ['public']);
  act(() => setSessionToken(undefined));
  expect(screen.getByText('visitor')).toBeTruthy();
  expect(queryClient.getQueryData([...playerKey, 'favourites', 4])).toBeUndefined();
  expect(queryClient.getQueryData(['games'])).toEqual(['public']);
});

it('removes only personal data when the player logs out', async () => {
  function Logout() {
    const { mutate } = useLogout();
    return <button onClick={() => mutate()}>Log out</button>;
  }
  const { queryClient } = await renderPage(
    <>
      <Username />
      <Logout />
    </>,
    { token: 'secret' },
  );
  await screen.findByText('defne');
  queryClient.setQueryData([...playerKey, 'favourites', 4], []);
  queryClient.setQueryData(['options'], {});
  await press('Log out');
  await screen.findByText('visitor');
  const personal = queryClient.getQueryCache().findAll({ queryKey: playerKey });
  expect(personal.filter(({ state }) => state.data)).toEqual([]);
  expect(queryClient.getQueryData(['options'])).toEqual({});
});

it('shows the next player in this browser nothing of the last one', async () => {
  const page = await renderPage(<Username />, { token: 'secret' });
  await screen.findByText('defne');
  act(() => setSessionToken(undefined));
  act(() => setSessionToken('another'));
  await screen.findByText('defne');
  expect(page.calls('getUserProfile').map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer secret',
    'Bearer another',
  ]);
});

it('neither shows nor keeps the data of a player when another one logs in in another tab', async () => {
  const profiles = mockResolver('getUserProfile', ({ headers }) => ({
    body: headers.get('authorization') === 'Bearer token-of-elif' ? profile(9, 'elif') : profile(7, 'defne'),
  }));
  startSession({ access_token: 'token-of-defne', user: profile(7, 'defne') });
  const page = await renderPage(<Username />, { handlers: [profiles] });
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
