import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMoneyCall } from './useMoneyCall.ts';

function renderMoneyCall() {
  const send = vi.fn((order: string) => Promise.resolve(`${order} done`));
  const queryClient = new QueryClient();
  const { result } = renderHook(
    () => useMoneyCall<string, string>({ nameOf: (order) => order, send, refetch: () => undefined }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    },
  );
  const press = (order: string) => act(() => result.current.send(order, () => undefined));
  return { send, press };
}

it('sends another order right after the first, and the same one only once', async () => {
  const { send, press } = renderMoneyCall();
  await press('in');
  await press('in');
  await press('out');
  expect(send.mock.calls.map(([order]) => order)).toEqual(['in', 'out']);
});
