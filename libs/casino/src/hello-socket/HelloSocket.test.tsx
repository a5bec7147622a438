import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { exampleBody, mockReply, renderPage } from '@baize/testing';
import { passTime, stopClock, waitWithoutClock } from '@baize/testing/clock';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket, useFakeSockets } from '../live-tables/fakeSocket.testing.ts';
import { casinoRoutes } from '../routes.tsx';
import { casinoTexts } from '../texts.ts';
import { HelloSocket } from './HelloSocket.ts';

const OPTIONS = exampleBody<object>('getOptions', 'options');

beforeEach(() => {
  useFakeSockets();
  stopClock();
});
afterEach(() => vi.unstubAllGlobals());

async function open(hello_feed_url: unknown) {
  const page = await renderPage(<HelloSocket />, {
    handlers: [mockReply('getOptions', { body: { ...OPTIONS, hello_feed_url } })],
  });
  await waitWithoutClock(() => expect(page.queryClient.isFetching()).toBe(0));
  return page;
}

it('connects after two seconds, sends a greeting, and logs messages', async () => {
  const debug = vi.spyOn(console, 'debug').mockReturnValue();
  const page = await open('wss://feed.example/hello');
  await passTime(1_900);
  expect(FakeSocket.all).toHaveLength(0);
  await passTime(200);
  expect(FakeSocket.all).toHaveLength(1);
  const socket = FakeSocket.last;
  socket.accept();
  expect(socket.sent).toEqual([{ type: 'hello' }]);
  socket.receive('well met');
  expect(debug).toHaveBeenCalledWith('hello socket:', 'well met');
  page.unmount();
  expect(socket.readyState).toBe(FakeSocket.CLOSED);
});

it.each([undefined, '', 'https://feed.example', 'javascript:alert(1)'])(
  'doesn’t connect to %j',
  async (address) => {
    await open(address);
    await passTime(3_000);
    expect(FakeSocket.all).toHaveLength(0);
  },
);

it.each([
  ['/livecasino', 1],
  ['/casino', 0],
])('a visit to %s opens %i of these sockets', async (path, count) => {
  const hello_feed_url = 'wss://feed.example/hello';
  await renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path,
    routes: casinoRoutes,
    texts: [casinoTexts],
    handlers: [mockReply('getOptions', { body: { ...OPTIONS, hello_feed_url } })],
  });
  /* Rendered together with the place of the socket. */
  await waitWithoutClock(() => screen.getByRole('region', { name: 'Jackpot' }));
  await passTime(3_000);
  expect(FakeSocket.all.filter(({ url }) => url === hello_feed_url)).toHaveLength(count);
});
