import { renderPage, samplePage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OverlayHost } from '../layout/OverlayHost.tsx';
import { shellLaterTexts, shellTexts } from '../texts.ts';
import { SaferGamblingButton } from './SaferGamblingButton.tsx';

const LIMITS = ['/account-limitation', '/cooling-off-periods', '/self-exclusion'];
const routes = ['/', ...LIMITS, '/pages/responsible-gambling'].map((path) => ({
  path,
  page: samplePage(path),
}));

async function open(token?: string) {
  const page = await renderPage(
    <>
      <SaferGamblingButton />
      <OverlayHost />
    </>,
    { routes, token, texts: [shellTexts, shellLaterTexts] },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Safer gambling' }));
  await screen.findByRole('menu');
  return page;
}
const places = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

it('leads to limits, a break, the exclusion and who helps', async () => {
  const page = await open('secret');
  expect(places()).toEqual([
    'Safer gambling',
    'My limits',
    'Take a break',
    'Self-exclusion',
    expect.any(String),
    expect.any(String),
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'My limits' }));
  expect(page.address()).toBe('/account-limitation');
});

it('asks a visitor to log in, and then goes there', async () => {
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Self-exclusion' }));
  expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
});

it('leaves the full screen, over which nothing is seen', async () => {
  const leave = vi.fn(() => Promise.resolve());
  Object.assign(document, { exitFullscreen: leave });
  Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true });
  await open('secret');
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document, 'exitFullscreen');
});
