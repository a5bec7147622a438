import { openLoginDialog } from '@baize/session';
import { setSessionToken, renderPage, samplePage, testBrand } from '@baize/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EmbedBridge } from './EmbedBridge.tsx';

const PARENT = 'https://kiosk.house.example';
const told: { message: Record<string, unknown>; origin: string }[] = [];
const parent = {
  postMessage: (message: Record<string, unknown>, origin: string) => void told.push({ message, origin }),
} as unknown as Window;
let resized: () => void = () => undefined;

const brand = { ...testBrand, partners: { ...testBrand.partners, parents: ['kiosk.house.example'] } };
const routes = [
  { path: '/', page: samplePage('Home') },
  { path: '/casino', page: samplePage('Casino') },
];
const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<EmbedBridge />, { brand, routes, ...options });
const messages = (type: string) =>
  told.map(({ message }) => message).filter((message) => message.type === type);
const ask = (data: unknown, { origin = PARENT, source = parent } = {}) =>
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source })));

beforeEach(() => {
  told.length = 0;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${PARENT}/start`);
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent);
  const Watch = class {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', Watch);
});

describe('the embedded site', () => {
  it('says where it is, to the page around and to nobody else', async () => {
    const page = await open();
    await page.go('/casino?type=bingo#top');
    expect(messages('route').map(({ path }) => path)).toEqual(['/', '/casino?type=bingo#top']);
    expect(told.every(({ origin }) => origin === PARENT)).toBe(true);
    expect(told.every(({ message }) => message.source === 'baize' && message.version === 1)).toBe(true);
  });

  it('says that somebody should log in, is here, and has gone', async () => {
    await open();
    act(() => openLoginDialog());
    expect(messages('login')).toEqual([expect.objectContaining({ state: 'asked' })]);
    act(() => setSessionToken('secret'));
    expect(messages('login').at(-1)).toMatchObject({ state: 'done' });
    act(() => setSessionToken(undefined));
    expect(messages('logout')).toHaveLength(1);
  });

  it('says the balance of a player, and never the token', async () => {
    await open({ token: 'very-secret' });
    await waitFor(() => expect(messages('balance').at(-1)).toMatchObject({ minor: 123450, currency: 'TRY' }));
    expect(JSON.stringify(told)).not.toContain('very-secret');
  });

  it('says how high what it draws is, once for each height, also when it gets lower than the frame', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.id = 'root';
    onTestFinished(() => root.remove());
    await open();
    const height = vi.spyOn(root, 'getBoundingClientRect');
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
    for (const px of [3999.5, 3999.5, 812]) {
      height.mockReturnValue(new DOMRect(0, 0, 400, px));
      resized();
    }
    expect(messages('height').map(({ px }) => px)).toEqual([4000, 812]);
    expect(document.documentElement.style.getPropertyValue('--bz-window')).toContain('min(100dvh');
  });

  it('goes where the page around asks', async () => {
    const page = await open();
    ask({ source: 'baize', version: 1, type: 'go', path: '/casino' });
    expect(page.address()).toBe('/casino');
  });

  it.each([
    ['another origin', { origin: 'https://thief.example' }],
    ['another window', { source: window }],
  ])('does not listen to %s', async (_, from) => {
    const page = await open();
    ask({ source: 'baize', version: 1, type: 'go', path: '/casino' }, from);
    expect(page.address()).toBe('/');
  });

  it('knows the page around also where that sends no referrer, or the frame went on', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/casino`);
    Object.defineProperty(location, 'ancestorOrigins', { value: [PARENT], configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(location, 'ancestorOrigins'));
    await open();
    expect(told.map(({ origin }) => origin)).toContain(PARENT);
    expect(new Set(told.map(({ origin }) => origin)).size).toBe(1);
  });

  it('says nothing to a page that the brand does not know', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://thief.example/');
    await open({ token: 'secret' });
    expect(told).toEqual([]);
  });
});
