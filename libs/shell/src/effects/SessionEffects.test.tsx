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

describe('options that fail', () => {
  it.each([400, 403, 404, 405, 409, 422, 524])('status %i drops the token', async (status) => {
    await open(mockReply('getOptions', { status, body: { message: 'no' } }));
    await waitFor(() => expect(sessionStore.token.get()).toBeUndefined());
  });

  it.each([
    ['maintenance', mockExample('getOptions', 'serverError')],
    ['a lost connection', mockNetworkError('getOptions')],
    ['an answer', mockExample('getOptions', 'options')],
  ])('%s keeps it', async (_, reply) => {
    const page = await open(reply);
    await waitFor(() => expect(page.calls('getOptions').length).toBeGreaterThan(0));
    await settled(page);
    expect(sessionStore.token.get()).toBe('secret');
  });
});

it('drops what is personal as soon as the player is gone', async () => {
  const page = await open();
  page.queryClient.setQueryData(['player', 'anything'], 1);
  act(() => setSessionToken(undefined));
  expect(page.queryClient.getQueryData(['player', 'anything'])).toBeUndefined();
});

it('keeps the token fresh', async () => {
  vi.useFakeTimers();
  const page = await open();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(page.calls('refresh')).toHaveLength(1);
  vi.useRealTimers();
});
