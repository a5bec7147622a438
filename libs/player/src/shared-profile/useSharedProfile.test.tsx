import type { Profile } from '@baize/api';
import { exampleBody, mockReply, renderPage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { profileQueries } from '../profile/profileQueries.ts';
import { useBalance } from '../profile/useBalance.ts';
import { useSharedProfile } from './useSharedProfile.ts';

const own = exampleBody<Profile>('getUserProfile', 'profile');
const withBalance = (balance: string) => ({ ...own, balance });
const LATER = 60_000;

function Balance() {
  useSharedProfile();
  return <p>{useBalance().text}</p>;
}

function Later() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>{useBalance().text}</button>
      {isOpen && <Balance />}
    </>
  );
}

let otherTab: BroadcastChannel;
let received: { at: number; profile: Profile }[];
beforeEach(() => {
  localStorage.clear();
  received = [];
  otherTab = new BroadcastChannel('baize-profile');
  otherTab.addEventListener('message', ({ data }: MessageEvent<(typeof received)[number]>) =>
    received.push(data),
  );
});
afterEach(() => otherTab.close());

async function open() {
  const page = await renderPage(<Balance />, {
    token: 'secret',
    handlers: [mockReply('getUserProfile', { body: withBalance('100.00') })],
  });
  await screen.findByText('₺100.00');
  return page;
}

it('broadcasts the platform’s profile to the other tabs', async () => {
  const page = await open();
  await waitFor(() => expect(received.map(({ profile }) => profile.balance)).toEqual(['100.00']));
  page.use(mockReply('getUserProfile', { body: withBalance('70.00') }));
  await page.queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey });
  await waitFor(() => expect(received.map(({ profile }) => profile.balance)).toEqual(['100.00', '70.00']));
});

it('broadcasts a profile that was loaded before it mounted', async () => {
  const page = await renderPage(<Later />, {
    token: 'secret',
    handlers: [mockReply('getUserProfile', { body: withBalance('100.00') })],
  });
  await press('₺100.00');
  await waitFor(() => expect(received.map(({ profile }) => profile.balance)).toEqual(['100.00']));
  expect(page.calls('getUserProfile')).toHaveLength(1);
});

it('shows a balance from another tab without a call, and doesn’t send it back', async () => {
  const page = await open();
  await waitFor(() => expect(received).toHaveLength(1));
  otherTab.postMessage({ at: Date.now() + LATER, profile: withBalance('350.00') });
  expect(await screen.findByText('₺350.00')).toBeTruthy();
  expect(page.calls('getUserProfile')).toHaveLength(1);
  expect(received).toHaveLength(1);
});

it('ignores messages that are older, another player’s or invalid', async () => {
  await open();
  const at = Date.now() + LATER;
  for (const message of [
    { at: 1, profile: withBalance('1.00') },
    { at, profile: { ...withBalance('2.00'), id: own.id + 1 } },
    { at: String(at), profile: withBalance('3.00') },
    { at, profile: { balance: '4.00' } },
    null,
    'balance',
  ])
    otherTab.postMessage(message);
  /* Messages arrive in order: once the last one is here, so were the others. */
  otherTab.postMessage({ at, profile: withBalance('9.00') });
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => seen.push(document.querySelector('p')?.textContent ?? null));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await screen.findByText('₺9.00');
  observer.disconnect();
  expect(seen).toEqual(['₺9.00']);
});
