import type { AppRoute } from '@baize/routing';
import { renderPage, samplePage } from '@baize/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteEffects } from './RouteEffects.tsx';

const page = samplePage('x');
const routes: AppRoute[] = [
  { path: '/', page },
  { path: '/casino', page },
  { path: '/PlayGame/:id', page, handle: { bodyClass: 'in-play' } },
  { path: '*', page },
];

const scrolls: number[] = [];

beforeEach(() => {
  scrolls.length = 0;
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrolls.push(top));
});

const open = (path = '/') => renderPage(<RouteEffects />, { path, routes });

function scrollToY(position: number) {
  Object.assign(window, { scrollY: position });
  dispatchEvent(new Event('scroll'));
}

describe('scrolling', () => {
  it('starts a new page at the top', async () => {
    const site = await open();
    scrollToY(800);
    await site.go('/casino');
    expect(scrolls).toEqual([0]);
  });

  it('restores each page’s scroll position on Back and Forward', async () => {
    const site = await open();
    scrollToY(800);
    await site.go('/casino');
    scrollToY(300);
    await site.go(-1);
    await site.go(1);
    expect(scrolls).toEqual([0, 800, 300]);
  });

  it('goes Back to the top of a page that was never scrolled', async () => {
    const site = await open();
    await site.go('/casino');
    scrollToY(300);
    await site.go(-1);
    expect(scrolls).toEqual([0, 0]);
  });

  it('does not scroll when a filter in the URL changes', async () => {
    const site = await open('/casino');
    scrollToY(800);
    await site.go('/casino?category=2');
    expect(scrolls).toEqual([]);
  });
});

describe('the body', () => {
  it('has the class of a route only while that route is current', async () => {
    const site = await open();
    const classes = () => document.body.className;
    expect(classes()).toBe('page-home');
    await site.go('/PlayGame/7');
    expect(classes()).toBe('page-play-game in-play');
    await site.go('/casino');
    expect(classes()).toBe('page-casino');
    await site.go('/nowhere');
    expect(classes()).toBe('page-404');
  });
});
