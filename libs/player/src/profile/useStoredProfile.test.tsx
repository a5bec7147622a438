import type { Profile } from '@baize/api';
import { exampleBody, mockReply, renderPage } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refreshToken } from '@baize/session';
import { sessionStore } from '@baize/session';
import { useBalance } from './useBalance.ts';
import { useStoredProfile } from './useStoredProfile.ts';

function Balance() {
  useStoredProfile();
  return <p>{useBalance().text}</p>;
}

const me = exampleBody<Profile>('getUserProfile', 'profile');
const open = (balance: string) => {
  sessionStore.user.set({ ...me, balance: '1.00' });
  return renderPage(<Balance />, {
    token: 'secret',
    handlers: [mockReply('getUserProfile', { body: { ...me, balance } })],
  });
};

it('a profile that was read is stored for the next visit', async () => {
  await open('20.00');
  await screen.findByText('₺20.00');
  expect(sessionStore.user.get()?.balance).toBe('20.00');
});

it('the profile that a refresh of the token brings is shown', async () => {
  const page = await open('20.00');
  await screen.findByText('₺20.00');
  const user = { ...me, balance: '300.00' };
  page.use(mockReply('refresh', { body: { access_token: 'example-access-token-0002', user } }));
  await act(() => refreshToken());
  expect(await screen.findByText('₺300.00')).toBeTruthy();
});

it('another player’s profile is neither stored nor shown', async () => {
  const page = await open('20.00');
  await screen.findByText('₺20.00');
  act(() => sessionStore.user.set({ ...me, id: me.id + 1, balance: '5.00' }));
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
  expect(screen.getByText('₺20.00')).toBeTruthy();
  expect(sessionStore.user.get()?.id).toBe(me.id + 1);
});
