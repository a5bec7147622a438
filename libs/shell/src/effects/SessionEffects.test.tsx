import { sessionStore } from '@baize/session';
import { mockExample, mockReply, setSessionToken, mockNetworkError, renderPage } from '@baize/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionEffects } from './SessionEffects.tsx';

const open = (...handlers: ReturnType<typeof mockExample>[]) =>
  renderPage(<SessionEffects />, { token: 'secret', handlers });

const settled = (page: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(page.queryClient.getQueryState(['options'])?.fetchStatus).toBe('idle'));

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

describe('failing options', () => {
  it.each([400, 403, 404, 405, 409, 422])('status %i clears the token', async (status) => {
    await open(mockReply('getOptions', { status, body: { message: 'no' } }));
    await waitFor(() => expect(sessionStore.token.get()).toBeUndefined());
  });

  it.each<[string, ReturnType<typeof mockExample>]>([
    ['maintenance', mockExample('getOptions', 'serverError')],
    ['announced maintenance', mockExample('getOptions', 'maintenance')],
    ...[502, 503, 504, 524].map((status): [string, ReturnType<typeof mockExample>] => [
      `status ${status}`,
      mockReply('getOptions', { status, body: { message: 'no' } }),
    ]),
    ['a network error', mockNetworkError('getOptions')],
    ['a successful reply', mockExample('getOptions', 'options')],
  ])('%s keeps the token', async (_, reply) => {
    const page = await open(reply);
    await waitFor(() => expect(page.calls('getOptions').length).toBeGreaterThan(0));
    await settled(page);
    expect(sessionStore.token.get()).toBe('secret');
  });
});

it('clears personal data as soon as the player is logged out', async () => {
  const page = await open();
  page.queryClient.setQueryData(['player', 'anything'], 1);
  act(() => setSessionToken(undefined));
  expect(page.queryClient.getQueryData(['player', 'anything'])).toBeUndefined();
});

it('refreshes the token', async () => {
  vi.useFakeTimers();
  const page = await open();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(page.calls('refresh')).toHaveLength(1);
  vi.useRealTimers();
});
