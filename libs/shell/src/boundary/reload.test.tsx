import { ChunkLoadError, usePreventReload } from '@baize/routing';
import { renderPage, samplePage } from '@baize/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shouldReload } from './reloadOnce.ts';
import { useReloadForNewBuild } from './useReloadForNewBuild.ts';

const reload = vi.fn();
const GONE = new ChunkLoadError('missing');

function Page({ error, dirty = false }: { error: unknown; dirty?: boolean }) {
  usePreventReload(dirty);
  useReloadForNewBuild(error, reload);
  return null;
}

const routes = [
  { path: '/', page: samplePage('Home') },
  { path: '/PlayGame/:id', page: samplePage('Game'), handle: { inPlay: true } },
];

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

describe('useReloadForNewBuild', () => {
  it('reloads when code is missing after a deploy, once per build', async () => {
    const page = await renderPage(<Page error={GONE} />, { routes });
    expect(reload).toHaveBeenCalledTimes(1);
    page.unmount();
    await renderPage(<Page error={GONE} />, { routes });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a money form in progress', <Page error={GONE} dirty key="a" />, '/'],
    ['a running game', <Page error={GONE} key="b" />, '/PlayGame/7'],
    ['code that timed out', <Page error={new ChunkLoadError('timeout')} key="c" />, '/'],
    ['code that threw', <Page error={new ChunkLoadError('error')} key="d" />, '/'],
    ['another error', <Page error={new Error('boom')} key="e" />, '/'],
  ])('never reloads for %s', async (_, page, path) => {
    await renderPage(page, { routes, path });
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderPage(<Page error={GONE} />, { routes });
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads again for the next build', () => {
    expect(shouldReload({ build: 'one', isKept: false })).toBe(true);
    expect(shouldReload({ build: 'one', isKept: false })).toBe(false);
    expect(shouldReload({ build: 'two', isKept: false })).toBe(true);
  });

  it('never reloads when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(shouldReload({ build: 'three', isKept: false })).toBe(false);
  });
});
