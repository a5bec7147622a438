import { endSession, sessionRoutes } from '@baize/session';
import {
  BROKEN_TEXTS,
  findInvalidText,
  mockPlatform,
  samplePage,
  stubResizeObserver,
  testBrand,
} from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../header/Header.tsx';
import { notFoundRoutes } from '../not-found/notFoundRoutes.ts';
import { startApp } from './startApp.tsx';

const routes = [{ path: '/', page: samplePage('Home') }, ...sessionRoutes, ...notFoundRoutes];
const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    {children}
  </>
);

/* Each start renders into its own page, so the previous one has to end. */
let root: Root | undefined;
const start = async () => {
  root = await act(() => startApp({ device: 1, routes, Layout }));
};
afterEach(() => act(() => root?.unmount()));

beforeEach(() => {
  endSession();
  stubResizeObserver();
  mockPlatform();
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollTo', () => undefined);
  const brand = JSON.stringify({ ...testBrand, defaultLanguage: 'en' });
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="brand">${brand}</script>`;
});

const KEYS = [
  'GeneralOptions',
  'access_token',
  'expires_in',
  'token_type',
  'user',
  'loginTime',
  'ref_id',
  'viewed_stories',
  'lang',
  'flake',
  'refresh',
] as const;

/** What the browser of a player normally stores. */
const HEALTHY: Record<(typeof KEYS)[number], string> = {
  GeneralOptions: '{"title":"x","domain":"x","user":{"geo":"TR"}}',
  access_token: 'example-access-token-0001',
  expires_in: '3600',
  token_type: 'bearer',
  user: '{"id":7,"username":"defne","currency":1,"balance":"1.00"}',
  loginTime: String(Date.now()),
  ref_id: '1001',
  viewed_stories: '[1]',
  lang: 'en',
  flake: 'on',
  refresh: JSON.stringify({ at: Date.now(), stage: 'quick' }),
};

const rows = KEYS.flatMap((key) => BROKEN_TEXTS.map((text, index) => ({ key, text, index })));

describe('broken stored values', () => {
  it.each(rows)('the app starts with a broken $key, no. $index', async ({ key, text }) => {
    for (const [name, value] of Object.entries(HEALTHY)) localStorage.setItem(name, value);
    localStorage.setItem(key, text);
    await start();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    /* Without stored data, the header is empty until the options load. */
    await waitFor(() => expect(screen.getByRole('banner').textContent).not.toBe(''));
    expect(findInvalidText()).toBeUndefined();
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
    const others = KEYS.filter((other) => other !== key);
    expect(others.filter((other) => localStorage.getItem(other) === null)).toEqual([]);
  });
});

describe('unusable storage', () => {
  afterEach(() => vi.restoreAllMocks());
  const refuse = (name: string) => () => {
    throw new DOMException('no', name);
  };

  it.each([
    ['storage that throws on every access', ['getItem', 'setItem', 'removeItem'], 'SecurityError'],
    ['full storage', ['setItem'], 'QuotaExceededError'],
  ] as const)('%s does not break the login or the language switch', async (_, methods, name) => {
    for (const method of methods) vi.spyOn(Storage.prototype, method).mockImplementation(refuse(name));
    history.replaceState(null, '', '/login');
    await start();
    await userEvent.type(await screen.findByLabelText('Username'), 'defne');
    await userEvent.type(screen.getByLabelText('Password'), 'correct-horse-9');
    const form = screen.getByRole('form', { name: 'Log in' });
    act(() => (form as HTMLFormElement).requestSubmit());
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('banner').textContent).toContain('defne'));
    await press(/^Language and display/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Türkçe' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('tr'));
    expect(screen.getByRole('banner').textContent).toContain('defne');
  });
});
