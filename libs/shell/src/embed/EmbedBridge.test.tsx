import { openLoginDialog } from '@baize/session';
import { setSessionToken, renderPage, samplePage, testBrand } from '@baize/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EmbedBridge } from './EmbedBridge.tsx';

const PARENT = 'https://kiosk.house.example';
const sent: { message: Record<string, unknown>; origin: string }[] = [];
const parent = {
  postMessage: (message: Record<string, unknown>, origin: string) => void sent.push({ message, origin }),
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
  sent.map(({ message }) => message).filter((message) => message.type === type);
const receive = (data: unknown, { origin = PARENT, source = parent } = {}) =>
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source })));

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${PARENT}/start`);
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent);
  const StubObserver = class {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', StubObserver);
});

describe('EmbedBridge', () => {
  it('reports its URL to the parent page only', async () => {
    const page = await open();
    await page.go('/casino?type=bingo#top');
    expect(messages('route').map(({ path }) => path)).toEqual(['/', '/casino?type=bingo#top']);
    expect(sent.every(({ origin }) => origin === PARENT)).toBe(true);
    expect(sent.every(({ message }) => message.source === 'baize' && message.version === 1)).toBe(true);
  });

  it('reports a login request, the login and the logout', async () => {
    await open();
    act(() => openLoginDialog());
    expect(messages('login')).toEqual([expect.objectContaining({ state: 'asked' })]);
    act(() => setSessionToken('secret'));
    expect(messages('login').at(-1)).toMatchObject({ state: 'done' });
    act(() => setSessionToken(undefined));
    expect(messages('logout')).toHaveLength(1);
  });

  it('reports the player’s balance, and never the token', async () => {
    await open({ token: 'very-secret' });
    await waitFor(() => expect(messages('balance').at(-1)).toMatchObject({ minor: 123450, currency: 'TRY' }));
    expect(JSON.stringify(sent)).not.toContain('very-secret');
  });

  it('reports the height of its content once per change, also below the iframe’s height', async () => {
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

  it('navigates when the parent page requests it', async () => {
    const page = await open();
    receive({ source: 'baize', version: 1, type: 'go', path: '/casino' });
    expect(page.address()).toBe('/casino');
  });

  it.each([
    ['another origin', { origin: 'https://thief.example' }],
    ['another window', { source: window }],
  ])('ignores messages from %s', async (_, from) => {
    const page = await open();
    receive({ source: 'baize', version: 1, type: 'go', path: '/casino' }, from);
    expect(page.address()).toBe('/');
  });

  it('finds the parent page without its referrer, also after a navigation in the iframe', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/casino`);
    Object.defineProperty(location, 'ancestorOrigins', { value: [PARENT], configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(location, 'ancestorOrigins'));
    await open();
    expect(sent.map(({ origin }) => origin)).toContain(PARENT);
    expect(new Set(sent.map(({ origin }) => origin)).size).toBe(1);
  });

  it('sends nothing to a parent that the brand does not list', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://thief.example/');
    await open({ token: 'secret' });
    expect(sent).toEqual([]);
  });
});
