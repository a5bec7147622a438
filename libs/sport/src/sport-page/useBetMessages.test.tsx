import type { SiteOptions } from '@baize/api';
import { RouteView } from '@baize/routing';
import { useBalance } from '@baize/player';
import { RequirePlayer } from '@baize/session';
import { exampleBody, mockReply, renderPage } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sportRoutes } from '../routes.ts';
import { sportTexts } from '../texts.ts';

const options = exampleBody<SiteOptions>('getOptions', 'options');
const Balance = () => <p data-testid="balance">{useBalance().text}</p>;

async function open() {
  const page = await renderPage(
    <>
      <Balance />
      <RouteView guard={RequirePlayer} fallback={null} />
    </>,
    {
      path: '/Sport/redlane/prematch',
      routes: sportRoutes,
      texts: [sportTexts],
      token: 'secret',
      handlers: [mockReply('getOptions', { body: { ...options, sport: '1', redlane: '1' } })],
    },
  );
  const frame = await screen.findByTitle<HTMLIFrameElement>('Redlane: Sports');
  await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(1));
  const say = (data: object, origin = new URL(frame.src).origin) =>
    act(() => {
      dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
    });
  return { page, say };
}

it('refetches the balance after a bet, and ignores the message’s amount', async () => {
  const { page, say } = await open();
  page.use(
    mockReply('getUserProfile', {
      body: { ...exampleBody<object>('getUserProfile', 'profile'), balance: '12.34' },
    }),
  );
  say({ type: 'baize:balance-changed', version: 1, balance: '999999.00' });
  await waitFor(() => expect(screen.getByTestId('balance').textContent).toContain('12.34'));
  expect(page.calls('getUserProfile')).toHaveLength(2);
});

it.each([
  [{ type: 'baize:balance-changed', version: 2 }, undefined],
  [{ type: 'other', version: 1 }, undefined],
  [{ type: 'baize:balance-changed', version: 1 }, 'https://elsewhere.example'],
])('ignores %j from %s', async (data, origin) => {
  const { page, say } = await open();
  say(data, origin);
  await act(() => Promise.resolve());
  expect(page.calls('getUserProfile')).toHaveLength(1);
});
