import { useStore } from '@baize/ui/store';
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedJson, storedText } from './storedValue.ts';

const isList = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

afterEach(() => localStorage.clear());

describe('a stored value', () => {
  it('is read back as stored until it is cleared', () => {
    const viewed = storedJson('viewed_stories', isList);
    viewed.set([1, 2]);
    expect(storedJson('viewed_stories', isList).get()).toEqual([1, 2]);
    viewed.clear();
    expect(viewed.get()).toBeUndefined();
  });

  it('is the same object until it changes, so that React does not re-render', () => {
    const viewed = storedJson('viewed_stories', isList);
    viewed.set([1]);
    expect(viewed.get()).toBe(viewed.get());
  });

  it.each(['{', 'null', '{}', '["x"]', '1', 'undefined', '\u0000'])(
    'clears only its own key for %j',
    (text) => {
      localStorage.setItem('viewed_stories', text);
      localStorage.setItem('lang', 'en');
      expect(storedJson('viewed_stories', isList).get()).toBeUndefined();
      expect(localStorage.getItem('viewed_stories')).toBeNull();
      expect(localStorage.getItem('lang')).toBe('en');
    },
  );

  it('is kept in memory when storage is unavailable', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const token = storedText('access_token');
    expect(token.get()).toBeUndefined();
    token.set('abc');
    expect(token.get()).toBe('abc');
  });

  it('follows a change in this tab and in another', () => {
    const token = storedText('access_token');
    const { result } = renderHook(() => useStore(token));
    expect(result.current).toBeUndefined();
    act(() => token.set('here'));
    expect(result.current).toBe('here');
    act(() => {
      localStorage.setItem('access_token', 'there');
      dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    });
    expect(result.current).toBe('there');
  });

  it('leaves no older value for other tabs when storage is full', () => {
    const token = storedText('access_token');
    token.set('old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    token.set('new');
    expect(token.get()).toBe('new');
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  it('discards an unsaved value when another tab stores one', () => {
    const token = storedText('access_token');
    const { result } = renderHook(() => useStore(token));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => token.set('mine'));
    full.mockRestore();
    expect(result.current).toBe('mine');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'access_token' })));
    expect(result.current).toBeUndefined();
  });

  it('is reread when the page is restored from the back/forward cache', () => {
    const token = storedText('access_token');
    token.set('before');
    const { result } = renderHook(() => useStore(token));
    localStorage.removeItem('access_token');
    act(() => void dispatchEvent(new Event('pageshow')));
    expect(result.current).toBeUndefined();
  });
});
