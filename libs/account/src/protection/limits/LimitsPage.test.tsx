import { formsTexts } from '@baize/forms';
import { serverAccountTexts, serverTexts } from '@baize/i18n';
import {
  exampleBody,
  mockExample,
  mockMinimal,
  mockNetworkError,
  mockPending,
  mockReply,
  mockResolver,
  example,
  renderPage,
  testBrandWith,
} from '@baize/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { protectionTexts } from '../texts.ts';
import { paymentQueries } from '../../money/payment/paymentQueries.ts';
import { LimitsPage } from './LimitsPage.tsx';

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<LimitsPage />, {
    path: '/account-limitation',
    token: 'secret',
    texts: [protectionTexts, formsTexts, serverTexts, serverAccountTexts],
    ...options,
  });

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save limits' });

async function type(name: string, amount: string) {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.type(box, amount);
}

describe('the reality check', () => {
  it('has an interval, the brand’s by default, stored with the player’s other answers', async () => {
    localStorage.setItem('reality_check', JSON.stringify({ player: 7, answeredAt: 5 }));
    await open({ brand: testBrandWith({ legal: { realityCheckMinutes: 30 } }) });
    const choice = await screen.findByRole('radiogroup', { name: 'Remind me every' });
    const chosen = () =>
      within(choice)
        .getAllByRole('radio')
        .filter((radio) => radio.ariaChecked === 'true' || (radio as HTMLInputElement).checked)
        .map((radio) => radio.textContent || radio.parentElement?.textContent);
    expect(chosen()).toEqual(['30 mins']);
    await userEvent.click(within(choice).getByRole('radio', { name: '2 hrs' }));
    expect(chosen()).toEqual(['2 hrs']);
    expect(JSON.parse(localStorage.getItem('reality_check') ?? '')).toEqual({
      player: 7,
      answeredAt: 5,
      minutes: 120,
    });
  });
});

describe('the limits', () => {
  it('cover deposits, and bets in the other tab', async () => {
    const page = await open();
    expect(((await field('Daily')) as HTMLInputElement).value).toBe('500');
    expect(page.calls('getLimits').map(({ address }) => address)).not.toContain('/_api/limits/2');
    await userEvent.click(screen.getByRole('tab', { name: 'Bet limit' }));
    await waitFor(() =>
      expect(page.calls('getLimits').map(({ address }) => address)).toContain('/_api/limits/2'),
    );
    expect(page.address()).toBe('/account-limitation?type=bet');
  });

  it('show what is used and what is left', async () => {
    await open();
    const [daily] = await screen.findAllByRole('meter');
    expect(daily?.getAttribute('aria-valuetext')).toBe('₺120.00 / ₺500.00');
    expect(screen.getByText('₺380.00 left')).toBeTruthy();
  });

  it.each([
    ['399.00', '₺101.00 left'],
    ['400.00', 'Nearly used up: ₺100.00 left'],
    ['500.00', 'Limit reached. You can deposit again once the last 24 hours are below it.'],
  ])('at %s of 500 used show: %s', async (daily, text) => {
    const body = exampleBody<{ limit: { used: object } }>('getLimits', 'limits');
    const limit = { ...body.limit, used: { ...body.limit.used, daily } };
    await open({ handlers: [mockReply('getLimits', { body: { limit } })] });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('show that they aren’t set, with empty fields', async () => {
    await open({ handlers: [mockExample('getLimits', 'noLimits')] });
    expect(await screen.findAllByText('No limit')).toHaveLength(3);
    expect(((await field('Daily')) as HTMLInputElement).value).toBe('');
  });

  it('show from when they may be raised', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 16, 30), toFake: ['Date'] });
    await open();
    expect(await screen.findByText('Raising a limit has to wait')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toContain('2:00:00');
    vi.useRealTimers();
  });

  it('show a loading state', async () => {
    await open({ handlers: [mockPending('getLimits')] });
    expect(await screen.findByText('Loading your limits')).toBeTruthy();
  });

  it('offer a retry after a failed load', async () => {
    const page = await open({ handlers: [mockExample('getLimits', 'serverError')] });
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    page.use(mockExample('getLimits', 'limits'));
    await userEvent.click(retry);
    expect(await field('Daily')).toBeTruthy();
  });
});

describe('saving', () => {
  it('sends all three amounts once for repeated presses, and refetches the profile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = mockResolver('setLimits', () => promise.then(() => example('setLimits', 'changed')));
    const page = await open({ handlers: [slow] });
    await type('Daily', '250,50');
    await waitFor(() => expect(page.calls('getUserProfile').length).toBeGreaterThan(0));
    const before = page.calls('getUserProfile').length;
    for (let press = 0; press < 50; press += 1) fireEvent.click(save());
    await waitFor(() => expect(page.calls('setLimits')).toHaveLength(1));
    expect(save().getAttribute('aria-busy')).toBe('true');
    expect(page.calls('setLimits')[0]?.body).toEqual({
      daily: '250.50',
      weekly: '2000.00',
      monthly: '5000.00',
    });
    await act(() => Promise.resolve(resolve()));
    await waitFor(() => expect(page.alert()).toBe('success: Your limits have been updated.'));
    await waitFor(() => expect(page.calls('getUserProfile').length).toBeGreaterThan(before));
    expect(page.calls('setLimits')).toHaveLength(1);
  });

  it('makes the limits on the deposit page stale', async () => {
    const page = await open();
    const { queryKey } = paymentQueries.depositLimits();
    page.queryClient.setQueryData(queryKey, { daily: {}, weekly: {}, monthly: {} });
    await type('Daily', '250,50');
    await userEvent.click(save());
    await waitFor(() => expect(page.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
  });

  it('is confirmed also if the platform answers only with a message', async () => {
    const page = await open({ handlers: [mockMinimal('setLimits', 'changed')] });
    await type('Daily', '250,50');
    await userEvent.click(save());
    await waitFor(() => expect(page.alert()).toBe('success: Your limits have been updated.'));
  });

  it.each([
    ['', 'Enter an amount.'],
    ['10000000,01', 'The limit can’t be more than 10,000,000.'],
  ])('refuses "%s" next to its field before sending anything', async (amount, message) => {
    const page = await open();
    await type('Daily', amount || '{backspace}');
    await userEvent.click(save());
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    expect((await field('Daily')).getAttribute('aria-invalid')).toBe('true');
    expect(page.calls('setLimits')).toEqual([]);
  });

  it('shows the platform’s message next to its field', async () => {
    await open({ handlers: [mockExample('setLimits', 'outOfRange')] });
    await type('Daily', '7');
    await userEvent.click(save());
    const box = await field('Daily');
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/between 0 and 10,000,000/).length).toBeGreaterThan(0);
  });

  it('explains that a raise takes effect later, and keeps the input', async () => {
    const page = await open({ handlers: [mockExample('setLimits', 'tooSoon')] });
    await type('Daily', '900');
    await userEvent.click(save());
    const shownText = 'You can raise your limit 24 hours after your last change.';
    await waitFor(() => expect(page.alert()).toBe(`error: ${shownText}`));
    expect(screen.getAllByText(shownText).length).toBeGreaterThan(0);
    expect(((await field('Daily')) as HTMLInputElement).value).toBe('900');
  });

  it('reports a lost reply and never sends it again', async () => {
    const page = await open({ handlers: [mockNetworkError('setLimits')] });
    await type('Daily', '90');
    await userEvent.click(save());
    await waitFor(() => expect(page.alert()).toMatch(/^error: The connection broke/));
    expect(page.calls('setLimits')).toHaveLength(1);
  });
});
