import { becomePlayer, renderPage } from '@baize/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useProfile } from '../profile/useProfile.ts';
import { playerKey } from './playerKey.ts';
import { useForgetPlayer } from './useForgetPlayer.ts';

function Screen() {
  useForgetPlayer();
  return <p>{useProfile().data?.username ?? 'nobody'}</p>;
}

it('another tab logs out: what is personal goes here too', async () => {
  const { queryClient } = await renderPage(<Screen />, { token: 'secret' });
  await screen.findByText('defne');
  queryClient.setQueryData([...playerKey, 'favourites', 4], ['secret list']);
  queryClient.setQueryData(['games'], ['public']);
  act(() => becomePlayer(undefined));
  expect(screen.getByText('nobody')).toBeTruthy();
  expect(queryClient.getQueryData([...playerKey, 'favourites', 4])).toBeUndefined();
  expect(queryClient.getQueryData(['games'])).toEqual(['public']);
});

it('the next player of this browser sees nothing of the last one', async () => {
  const page = await renderPage(<Screen />, { token: 'secret' });
  await screen.findByText('defne');
  act(() => becomePlayer(undefined));
  act(() => becomePlayer('another'));
  await screen.findByText('defne');
  expect(page.calls('getUserProfile').map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer secret',
    'Bearer another',
  ]);
});
