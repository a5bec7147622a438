import { renderPage, samplePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OverlayHost } from '../layout/OverlayHost.tsx';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
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
    { routes, token, texts: [shellTexts, shellDeferredTexts] },
  );
  await press('Safer gambling');
  await screen.findByRole('menu');
  return page;
}
const labels = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

it('links to limits, a break, self-exclusion and help', async () => {
  const page = await open('secret');
  expect(labels()).toEqual([
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

it('asks a visitor to log in first', async () => {
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Self-exclusion' }));
  expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeTruthy();
  await press('Close');
});

it('exits full screen, which would cover the menu', async () => {
  const exitFullscreen = vi.fn(() => Promise.resolve());
  Object.assign(document, { exitFullscreen });
  Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true });
  await open('secret');
  await waitFor(() => expect(exitFullscreen).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document, 'exitFullscreen');
});
