import { mockExample, mockReply, exampleBody, mockNetworkError, renderPage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OverlayHost } from '../layout/OverlayHost.tsx';
import { shellLaterTexts, shellTexts } from '../texts.ts';
import { StartGate } from './StartGate.tsx';

const SITE = 'The games are here';

const open = (...handlers: ReturnType<typeof mockExample>[]) =>
  renderPage(
    <>
      <StartGate>
        <p>{SITE}</p>
      </StartGate>
      <OverlayHost />
    </>,
    { texts: [shellTexts, shellLaterTexts], handlers },
  );

const supported = {
  ...exampleBody<object>('getOptions', 'options'),
  web_live_support: '<p>Chat of the operator</p>',
};
const storeOptions = (name: string) =>
  localStorage.setItem('GeneralOptions', JSON.stringify(exampleBody('getOptions', name)));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const site = () => screen.queryByText(SITE);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 12), toFake: ['Date'] });
  /* Retries use their shortest delay. */
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => void vi.useRealTimers());

describe('StartGate', () => {
  it('renders an open site and stores its options', async () => {
    await open();
    expect(await screen.findByText(SITE)).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('GeneralOptions')).toContain('Invented Casino'));
  });

  it.each(['with', 'without'])('shows maintenance on status 500, %s stored options', async (stored) => {
    if (stored === 'with') storeOptions('options');
    await open(mockExample('getOptions', 'serverError'));
    await heading('We’ll be right back');
    expect(site()).toBeNull();
    expect(screen.getByText(/2026 Testhouse/)).toBeTruthy();
  });

  it('shows only the country block in a blocked country', async () => {
    await open(mockExample('getOptions', 'restricted'));
    await heading('We’re not available in your country');
    expect(site()).toBeNull();
  });

  it.each([
    ['maintenance', 'We’ll be right back', { status: 500, body: { message: 'please_try_again' } }],
    [
      'a blocked country',
      'We’re not available in your country',
      { body: { ...supported, user: { geo: 'AA' } } },
    ],
  ] as const)('%s shows logo, heading, live support and the year', async (_, title, reply) => {
    localStorage.setItem('GeneralOptions', JSON.stringify(supported));
    await open(mockReply('getOptions', reply));
    await heading(title);
    expect(screen.getByRole('link', { name: 'Testhouse' })).toBeTruthy();
    expect(screen.getByText('© 2026 Testhouse. All rights reserved.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Live support' }));
    expect(await screen.findByTitle('Live support')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  });

  it('renders the site once a stored country block is lifted', async () => {
    storeOptions('restricted');
    await open();
    expect(await screen.findByText(SITE)).toBeTruthy();
  });

  it('uses the stored options while offline', async () => {
    storeOptions('options');
    const page = await open(mockNetworkError('getOptions'));
    await waitFor(() => expect(page.calls('getOptions')).toHaveLength(3));
    expect(site()).toBeTruthy();
  });

  it('keeps a stored country block while offline', async () => {
    storeOptions('restricted');
    await open(mockNetworkError('getOptions'));
    await heading('We’re not available in your country');
  });

  it('reports the lost connection without stored options, and retries', async () => {
    const page = await open(mockNetworkError('getOptions'));
    await heading('We can’t reach the site');
    expect(site()).toBeNull();
    page.use(mockExample('getOptions', 'options'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(SITE)).toBeTruthy();
  });

  it.each(['', 'null', '[]', '{}', '{', '"x"', '{"title":null}'])(
    'ignores stored options of %j',
    async (text) => {
      localStorage.setItem('GeneralOptions', text);
      await open(mockNetworkError('getOptions'));
      await heading('We can’t reach the site');
    },
  );
});
