import { serverAccountTexts, serverTexts } from '@baize/i18n';
import {
  example,
  mockNetworkError,
  mockReply,
  mockResolver,
  renderPage,
  samplePage,
  testBrandWith,
} from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { protectionTexts } from '../texts.ts';
import { ClosurePage } from './ClosurePage.tsx';
import type { ClosureKind } from './closurePeriods.ts';

const open = (kind: ClosureKind, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<ClosurePage kind={kind} />, {
    path: '/protection',
    token: 'secret',
    texts: [protectionTexts, serverTexts, serverAccountTexts],
    routes: [
      { path: '/protection', page: samplePage('Protection'), player: true },
      { path: '/login', page: samplePage('Login') },
    ],
    ...options,
  });

const ask = async (button: string) => {
  await press(button);
  return screen.findByRole('alertdialog', { name: 'Are you sure?' });
};

describe('the periods', () => {
  it('of a break are a day, a week and 30 days, a day by default', async () => {
    await open('break');
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(screen.getByRole('radio', { name: '24 hours', checked: true })).toBeTruthy();
  });

  it.each([
    [3, '3 months'],
    [6, '6 months'],
  ] as const)('of self-exclusion are the brand’s %i months, a year and five', async (months, name) => {
    await open('exclusion', { brand: testBrandWith({ features: { selfExclusionCode4Months: months } }) });
    expect(screen.getByRole('radio', { name, checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: '1 year' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: '5 years' })).toBeTruthy();
  });
});

describe('closing the account', () => {
  it('asks for confirmation; declining changes nothing', async () => {
    const page = await open('exclusion');
    await ask('Close my account');
    await press('No');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.calls('deactivateAccount')).toEqual([]);
    expect(localStorage.getItem('access_token')).not.toBeNull();
  });

  it('sends one call for fifty presses, then logs the player out and opens the login', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = mockResolver('deactivateAccount', () =>
      promise.then(() => example('deactivateAccount', 'deactivated')),
    );
    const page = await open('exclusion', { handlers: [slow] });
    await userEvent.click(screen.getByRole('radio', { name: '1 year' }));
    await ask('Close my account');
    const yes = screen.getByRole('button', { name: 'Yes, close my account' });
    for (let press = 0; press < 50; press += 1) fireEvent.click(yes);
    await waitFor(() => expect(page.calls('deactivateAccount')).toHaveLength(1));
    expect(page.calls('deactivateAccount')[0]?.body).toEqual({ type: 5 });
    expect(localStorage.getItem('access_token')).not.toBeNull();
    await act(() => Promise.resolve(resolve()));
    await waitFor(() => expect(page.address()).toBe('/login'));
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(page.calls('deactivateAccount')).toHaveLength(1);
  });

  it.each([
    [
      { success: false, data: { message: 'request_under_way' } },
      /^error: We’re still working on your last request/,
    ],
    [
      { errors: { type: ['wait_24_hours_to_make_changes'], note: ['x'] } },
      /^error: You can raise your limit 24/,
    ],
    [
      { errors: { type: ['Invalid parameter `type`'] } },
      /^error: Something went wrong\. Please try again\.$/,
    ],
  ])(
    'shows the platform’s message when refused, and keeps the player logged in: %j',
    async (body, shownText) => {
      const page = await open('break', { handlers: [mockReply('deactivateAccount', { status: 422, body })] });
      await ask('Start my break');
      await press('Yes, start my break');
      await waitFor(() => expect(page.alert()).toMatch(shownText));
      expect(page.address()).toBe('/protection');
      expect(localStorage.getItem('access_token')).not.toBeNull();
    },
  );

  it('shows an unknown outcome without a reply, and isn’t sent again', async () => {
    const page = await open('break', { handlers: [mockNetworkError('deactivateAccount')] });
    await ask('Start my break');
    await press('Yes, start my break');
    await waitFor(() => expect(page.alert()).toMatch(/may already be closed/));
    expect(page.calls('deactivateAccount')).toHaveLength(1);
  });
});
