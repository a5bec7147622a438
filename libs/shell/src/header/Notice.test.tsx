import type { SiteOptions } from '@baize/api';
import { mockReply, exampleBody, renderPage } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shellLaterTexts, shellTexts } from '../texts.ts';
import { Notice } from './Notice.tsx';

beforeEach(() => {
  const Blind = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', Blind);
});

const optionsWith = (notice: unknown, notice_id?: string) =>
  mockReply('getOptions', {
    body: { ...exampleBody<SiteOptions>('getOptions', 'options'), notice, notice_id },
  });
const open = (notice: unknown, device: 1 | 2 | 3 = 1) =>
  renderPage(<Notice />, { device, texts: [shellTexts, shellLaterTexts], handlers: [optionsWith(notice)] });
const bar = () => screen.queryByRole('region', { name: 'Notice' });
const known = (page: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(page.queryClient.getQueryData(['options'])).toBeTruthy());

describe('the notice', () => {
  it('says what the operator has to say', async () => {
    await open('Tournament tonight');
    expect((await screen.findByRole('region', { name: 'Notice' })).textContent).toContain(
      'Tournament tonight',
    );
  });

  it.each(['', '   ', undefined, 7])('of %j is none', async (notice) => {
    await known(await open(notice));
    expect(bar()).toBeNull();
  });

  it('stays closed once it was closed, until there is another', async () => {
    const first = await open('Tournament tonight');
    await userEvent.click(await screen.findByRole('button', { name: 'Close notice' }));
    expect(bar()).toBeNull();
    first.unmount();
    const second = await open('Tournament tonight');
    await known(second);
    expect(bar()).toBeNull();
    second.unmount();
    await open('Maintenance on Monday');
    expect(await screen.findAllByText('Maintenance on Monday')).not.toHaveLength(0);
  });

  it('that was closed stays closed in another language', async () => {
    const page = await renderPage(<Notice />, {
      texts: [shellTexts, shellLaterTexts],
      handlers: [optionsWith('Tournament tonight', 'tournament')],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close notice' }));
    page.use(optionsWith('Turnuva bu akşam', 'tournament'));
    await act(() => page.queryClient.refetchQueries());
    expect(page.calls('getOptions')).toHaveLength(2);
    expect(bar()).toBeNull();
    page.use(optionsWith('Maintenance on Monday', 'maintenance'));
    await act(() => page.queryClient.refetchQueries());
    expect(await screen.findAllByText('Maintenance on Monday')).not.toHaveLength(0);
  });

  it.each([
    [2, '10000ms'],
    [1, '50000ms'],
    [3, '50000ms'],
  ] as const)('on device %i takes %s for one way through', async (device, duration) => {
    await open('Tournament tonight', device);
    const region = await screen.findByRole('region', { name: 'Notice' });
    expect(region.innerHTML).toContain(duration);
  });
});
