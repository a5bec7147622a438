import { renderPage } from '@baize/testing';
import { showAlert, useAlert } from '@baize/ui';
import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shellLaterTexts, shellTexts } from '../texts.ts';
import { Alerts } from './Alerts.tsx';

const open = () => renderPage(<Alerts />, { texts: [shellTexts, shellLaterTexts] });
const happen = (name: string) => act(() => void dispatchEvent(new Event(name)));
const said = () => screen.getByRole('alert').textContent + screen.getByRole('status').textContent;

describe('alerts', () => {
  afterEach(() => void vi.useRealTimers());

  it('say that the connection is gone, and that it is back', async () => {
    await open();
    happen('offline');
    expect(screen.getByRole('alert').textContent).toBe('You’re offline.');
    happen('online');
    expect(screen.getByRole('status').textContent).toBe('You’re back online.');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('say so, too, when it went before they were there', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await open();
    expect(said()).toBe('You’re offline.');
  });

  it('use the current language', async () => {
    const page = await open();
    await page.setLanguage('tr');
    happen('offline');
    expect(said()).toBe('İnternet bağlantınız kesildi.');
  });

  it('follow the language while they show', async () => {
    const page = await open();
    happen('offline');
    await page.setLanguage('tr');
    expect(said()).toBe('İnternet bağlantınız kesildi.');
  });

  it('are taken away by what showed them, and never one that came later', async () => {
    await open();
    const dismiss = { first: () => undefined as void, second: () => undefined as void };
    act(() => void (dismiss.first = showAlert('error', 'one')));
    act(() => void (dismiss.second = showAlert('error', 'two')));
    act(() => dismiss.first());
    expect(said()).toBe('two');
    act(() => dismiss.second());
    expect(said()).toBe('');
  });

  it('leave after five seconds', async () => {
    vi.useFakeTimers();
    await open();
    act(() => void showAlert('warning', 'careful'));
    act(() => void vi.advanceTimersByTime(4999));
    expect(said()).toBe('careful');
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toBe('');
  });

  it('leave when they are pressed', async () => {
    await open();
    act(() => void showAlert('error', 'no'));
    act(() => screen.getByText('no').click());
    expect(said()).toBe('');
  });

  it('stop listening with the page', async () => {
    const page = await open();
    page.unmount();
    happen('offline');
    happen('online');
    expect(renderHook(() => useAlert()).result.current).toBeUndefined();
  });
});
