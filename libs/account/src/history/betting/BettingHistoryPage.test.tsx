import type { SiteOptions } from '@baize/api';
import { serverAccountTexts, serverTexts } from '@baize/i18n';
import { exampleBody, mockExample, mockReply, renderPage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { historyTexts } from '../texts.ts';
import { BettingHistoryPage } from './BettingHistoryPage.tsx';

const options = exampleBody<SiteOptions>('getOptions', 'options');

const open = (change: Record<string, unknown>, handlers: Parameters<typeof mockReply>[] = []) =>
  renderPage(<BettingHistoryPage />, {
    path: '/BettingHistory',
    token: 'secret',
    texts: [historyTexts, serverTexts, serverAccountTexts],
    handlers: [
      mockReply('getOptions', { body: { ...options, ...change } }),
      ...handlers.map((handler) => mockReply(...handler)),
    ],
  });

const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
const ALL = { redlane: '1', betconstruct: '1', betradar: '1' };

describe('the tabs', () => {
  it.each([
    [ALL, ['Redlane Gaming', 'BetConstruct', 'Betradar'], 'BetConstruct'],
    [{ ...ALL, betconstruct: '0' }, ['Redlane Gaming', 'Betradar'], 'Betradar'],
    [{ ...ALL, betconstruct: 1, betradar: 'true' }, ['Redlane Gaming'], 'Redlane Gaming'],
  ])('with %j are %j, with %s open', async (change, names, first) => {
    await open(change);
    expect(await tabs()).toEqual(names);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(first);
  });

  it('are absent when no provider is enabled, with a message that sports betting isn’t available', async () => {
    await open({ redlane: '0', betconstruct: '0', betradar: '0' });
    expect(await screen.findByText('Sports betting isn’t available here')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('the history frame', () => {
  it('loads the URL that the provider’s call returns; another tab calls its own provider', async () => {
    const page = await open(ALL);
    expect(await screen.findByTitle('Betting history at BetConstruct')).toBeTruthy();
    expect(page.calls('getBetconstructPage').map(({ address, query }) => [address, query])).toEqual([
      [expect.stringContaining('/sportbook/betconstruct/history') as string, {}],
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Redlane Gaming' }));
    await waitFor(() => expect(page.calls('getRedlanePage')).toHaveLength(1));
    expect(page.address()).toBe('/BettingHistory?provider=redlane');
  });

  it('passes the site’s color scheme on if the provider supports it', async () => {
    await open(ALL);
    const frame = await screen.findByTitle<HTMLIFrameElement>('Betting history at BetConstruct');
    const { origin } = new URL(frame.src);
    const posted = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
    const data = { type: 'baize:ready', version: 1, supports: ['scheme'] };
    act(() => {
      dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
    });
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({ type: 'baize:scheme', version: 1, scheme: 'dark' }, origin),
    );
  });

  it('runs a script provider in the isolated host', async () => {
    await open({ ...ALL, betconstruct: '0' });
    const frame = await screen.findByTitle('Betting history at Betradar');
    expect(frame.getAttribute('sandbox') ?? '').not.toContain('allow-same-origin');
  });

  it('explains a failed load and offers a retry', async () => {
    const page = await open(ALL, [['getBetconstructPage', { body: { data: { url: '' } } }]]);
    expect(await screen.findByText('The provider didn’t answer. Try again in a moment.')).toBeTruthy();
    page.use(mockExample('getBetconstructPage', 'page'));
    await press('Try again');
    expect(await screen.findByTitle('Betting history at BetConstruct')).toBeTruthy();
  });
});
