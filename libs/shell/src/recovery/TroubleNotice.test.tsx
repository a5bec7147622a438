import { exampleBody, mockExample, mockNetworkError, mockReply, renderPage } from '@baize/testing';
import { optionsQueries } from '@baize/site';
import { press } from '@baize/testing/gestures';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { TroubleNotice } from './TroubleNotice.tsx';

function Site() {
  useQuery(optionsQueries.all());
  return <TroubleNotice />;
}

const open = (...handlers: ReturnType<typeof mockExample>[]) =>
  renderPage(<Site />, { texts: [shellTexts, shellDeferredTexts], handlers });
const status = (code: number) => mockReply('getOptions', { status: code, body: { message: 'no' } });
const notice = () => screen.queryByRole('alert');
const NOTICE = /trouble reaching our servers/;

beforeEach(() => {
  /* Retries use their shortest delay. */
  vi.spyOn(Math, 'random').mockReturnValue(0);
  localStorage.setItem('GeneralOptions', JSON.stringify(exampleBody('getOptions', 'options')));
});

describe('with stored options', () => {
  it.each([
    ['a lost connection', mockNetworkError('getOptions')],
    ['status 502', status(502)],
    ['status 503', status(503)],
    ['status 504', status(504)],
  ])('shows %s in a bar until a retry succeeds', async (_, failing) => {
    const page = await open(failing);
    expect((await screen.findByRole('alert')).textContent).toMatch(NOTICE);
    page.use(mockExample('getOptions', 'options'));
    await press('Try again');
    await waitFor(() => expect(notice()).toBeNull());
  });

  it('removes the bar when any call succeeds', async () => {
    const page = await open(status(502));
    await screen.findByRole('alert');
    await act(() =>
      page.queryClient.fetchQuery({ queryKey: ['games'], queryFn: () => Promise.resolve('games') }),
    );
    await waitFor(() => expect(notice()).toBeNull());
  });

  it('shows a bar that can be closed', async () => {
    await open(status(502));
    await screen.findByRole('alert');
    await press('Close');
    expect(notice()).toBeNull();
  });

  it('ignores a refusal by the platform', async () => {
    const page = await open(status(422));
    await waitFor(() => expect(page.queryClient.getQueryState(['options'])?.status).toBe('error'));
    expect(notice()).toBeNull();
  });
});

it('without options the page shows the error, not the bar', async () => {
  localStorage.clear();
  const page = await open(status(502));
  await waitFor(() => expect(page.queryClient.getQueryState(['options'])?.status).toBe('error'));
  expect(notice()).toBeNull();
});
