import type { SiteOptions } from '@baize/api';
import { mockReply, exampleBody, renderPage, stubResizeObserver } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { shellLaterTexts, shellTexts } from '../texts.ts';
import { Notice } from './Notice.tsx';

beforeEach(stubResizeObserver);

const optionsWith = (notice: unknown, notice_id?: string) =>
  mockReply('getOptions', {
    body: { ...exampleBody<SiteOptions>('getOptions', 'options'), notice, notice_id },
  });
const open = (notice: unknown, device: 1 | 2 | 3 = 1) =>
  renderPage(<Notice />, { device, texts: [shellTexts, shellLaterTexts], handlers: [optionsWith(notice)] });
const bar = () => screen.queryByRole('region', { name: 'Notice' });
const optionsLoaded = (page: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(page.queryClient.getQueryData(['options'])).toBeTruthy());

describe('Notice', () => {
  it('shows the operator’s text', async () => {
    await open('Tournament tonight');
    expect((await screen.findByRole('region', { name: 'Notice' })).textContent).toContain(
      'Tournament tonight',
    );
  });

  it.each(['', '   ', undefined, 7])('is not rendered for %j', async (notice) => {
    await optionsLoaded(await open(notice));
    expect(bar()).toBeNull();
  });

  it('stays closed until there is another notice', async () => {
    const first = await open('Tournament tonight');
    await userEvent.click(await screen.findByRole('button', { name: 'Close notice' }));
    expect(bar()).toBeNull();
    first.unmount();
    const second = await open('Tournament tonight');
    await optionsLoaded(second);
    expect(bar()).toBeNull();
    second.unmount();
    await open('Maintenance on Monday');
    expect(await screen.findAllByText('Maintenance on Monday')).not.toHaveLength(0);
  });

  it('stays closed in another language', async () => {
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
  ] as const)('on device %i takes %s per pass', async (device, duration) => {
    await open('Tournament tonight', device);
    const region = await screen.findByRole('region', { name: 'Notice' });
    expect(region.innerHTML).toContain(duration);
  });
});
