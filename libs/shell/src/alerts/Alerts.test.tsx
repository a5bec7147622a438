import { renderPage } from '@baize/testing';
import { showAlert, useAlert } from '@baize/ui';
import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { Alerts } from './Alerts.tsx';

const open = () => renderPage(<Alerts />, { texts: [shellTexts, shellDeferredTexts] });
const dispatch = (name: string) => act(() => void dispatchEvent(new Event(name)));
const announced = () => screen.getByRole('alert').textContent + screen.getByRole('status').textContent;

describe('Alerts', () => {
  afterEach(() => void vi.useRealTimers());

  it('announces that the connection is lost, and that it is back', async () => {
    await open();
    dispatch('offline');
    expect(screen.getByRole('alert').textContent).toBe('You’re offline.');
    dispatch('online');
    expect(screen.getByRole('status').textContent).toBe('You’re back online.');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('announces a connection that was lost before it mounted', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await open();
    expect(announced()).toBe('You’re offline.');
  });

  it('uses the current language', async () => {
    const page = await open();
    await page.setLanguage('tr');
    dispatch('offline');
    expect(announced()).toBe('İnternet bağlantınız kesildi.');
  });

  it('switches the language of an alert on screen', async () => {
    const page = await open();
    dispatch('offline');
    await page.setLanguage('tr');
    expect(announced()).toBe('İnternet bağlantınız kesildi.');
  });

  it('lets callers dismiss their own alert, never a later one', async () => {
    await open();
    const dismiss = { first: () => undefined as void, second: () => undefined as void };
    act(() => void (dismiss.first = showAlert('error', 'one')));
    act(() => void (dismiss.second = showAlert('error', 'two')));
    act(() => dismiss.first());
    expect(announced()).toBe('two');
    act(() => dismiss.second());
    expect(announced()).toBe('');
  });

  it('hides an alert after five seconds', async () => {
    vi.useFakeTimers();
    await open();
    act(() => void showAlert('warning', 'careful'));
    act(() => void vi.advanceTimersByTime(4999));
    expect(announced()).toBe('careful');
    act(() => void vi.advanceTimersByTime(1));
    expect(announced()).toBe('');
  });

  it('hides an alert on click', async () => {
    await open();
    act(() => void showAlert('error', 'no'));
    act(() => screen.getByText('no').click());
    expect(announced()).toBe('');
  });

  it('stops listening on unmount', async () => {
    const page = await open();
    page.unmount();
    dispatch('offline');
    dispatch('online');
    expect(renderHook(() => useAlert()).result.current).toBeUndefined();
  });
});
