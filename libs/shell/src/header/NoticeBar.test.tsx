import type { SiteOptions } from '@baize/api';
import {
  mockReply,
  exampleBody,
  renderPage,
  sampleRoutes,
  stubResizeObserver,
  testBrandWith,
} from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { NoticeBell } from './NoticeBell.tsx';

beforeEach(stubResizeObserver);

const optionsWith = (notice: unknown, notice_id?: string) =>
  mockReply('getOptions', {
    body: { ...exampleBody<SiteOptions>('getOptions', 'options'), notice, notice_id },
  });
const open = (notice: unknown, device: 1 | 2 | 3 = 1) =>
  renderPage(<NoticeBar />, {
    device,
    texts: [shellTexts, shellDeferredTexts],
    handlers: [optionsWith(notice)],
  });
const bar = () => screen.queryByRole('region', { name: 'Notice' });
const optionsLoaded = (page: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(page.queryClient.getQueryData(['options'])).toBeTruthy());

describe('NoticeBar', () => {
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

  it('stays closed until the notice changes', async () => {
    const first = await open('Tournament tonight');
    await press('Close notice');
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
    const page = await renderPage(<NoticeBar />, {
      texts: [shellTexts, shellDeferredTexts],
      handlers: [optionsWith('Tournament tonight', 'tournament')],
    });
    await press('Close notice');
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

const openIn = (model: 'marquee' | 'still' | 'bell', path = '/') =>
  renderPage(
    <>
      {model === 'bell' && <NoticeBell />}
      <NoticeBar />
    </>,
    {
      path,
      routes: sampleRoutes('/', '/Deposit', '/Register', '/self-exclusion'),
      brand: testBrandWith({ layout: { notice: model } }),
      texts: [shellTexts, shellDeferredTexts],
      handlers: [optionsWith('Tournament tonight')],
    },
  );
const pause = () => screen.queryByRole('button', { name: 'Pause' });

describe('a static notice', () => {
  it('is one expandable line, without a pause button', async () => {
    await openIn('still');
    const more = await screen.findByRole('button', { name: 'Read all' });
    expect(more.ariaExpanded ?? more.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(pause()).toBeNull();
    await press('Close notice');
    expect(bar()).toBeNull();
    expect(localStorage.getItem('notice_closed')).toBe('Tournament tonight');
  });

  it.each(['/Deposit', '/Register', '/self-exclusion'])('replaces the marquee at %s', async (path) => {
    await openIn('marquee', path);
    expect(await screen.findByRole('button', { name: 'Read all' })).toBeTruthy();
    expect(pause()).toBeNull();
  });

  it('doesn’t replace the marquee elsewhere', async () => {
    await openIn('marquee');
    expect(await screen.findByRole('region', { name: 'Notice' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Read all' })).toBeNull();
  });
});

describe('a notice behind a bell', () => {
  it('has no bar, opens on press, and is closed like the others', async () => {
    await openIn('bell');
    await press('Notice');
    const popover = await screen.findByRole('dialog', { name: 'Notice' });
    expect(popover.textContent).toContain('Tournament tonight');
    expect(bar()).toBeNull();
    await press('Close notice');
    expect(localStorage.getItem('notice_closed')).toBe('Tournament tonight');
  });

  it('can still be read after it is closed, and is marked as read', async () => {
    localStorage.setItem('notice_closed', 'Tournament tonight');
    await openIn('bell');
    const bell = await screen.findByRole('button', { name: 'Notice' });
    expect(bell.getAttribute('aria-description')).toBe('No unread notices');
    await userEvent.click(bell);
    expect((await screen.findByRole('dialog')).textContent).toContain('Tournament tonight');
    expect(screen.queryByRole('button', { name: 'Close notice' })).toBeNull();
  });
});
