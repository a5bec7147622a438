import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SnowEffect } from './SnowEffect.tsx';

afterEach(() => document.documentElement.removeAttribute('data-quiet'));

const sky = () => document.querySelector<HTMLElement>('[aria-hidden=true]')!;

it('pauses in a hidden tab, and resumes in a visible one', () => {
  render(<SnowEffect />);
  expect(sky().dataset.paused).toBe('false');
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(sky().dataset.paused).toBe('true');
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(sky().dataset.paused).toBe('false');
});

it('doesn’t render in quiet mode', async () => {
  render(<SnowEffect />);
  expect(sky()).not.toBeNull();
  await act(async () => {
    document.documentElement.setAttribute('data-quiet', '');
    await Promise.resolve();
  });
  expect(sky()).toBeNull();
});

it('runs no script: no timer, no animation frame', () => {
  const timer = vi.spyOn(globalThis, 'setInterval');
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
  render(<SnowEffect />);
  expect(timer).not.toHaveBeenCalled();
  expect(frame).not.toHaveBeenCalled();
});
