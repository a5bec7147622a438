import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SnowEffect } from './SnowEffect.tsx';

afterEach(() => document.documentElement.removeAttribute('data-quiet'));

const sky = () => document.querySelector<HTMLElement>('[aria-hidden=true]')!;

it('rests in a hidden tab, and goes on in a seen one', () => {
  render(<SnowEffect />);
  expect(sky().dataset.paused).toBe('false');
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(sky().dataset.paused).toBe('true');
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(sky().dataset.paused).toBe('false');
});

it('is none in quiet mode', async () => {
  render(<SnowEffect />);
  expect(sky()).not.toBeNull();
  await act(async () => {
    document.documentElement.setAttribute('data-quiet', '');
    await Promise.resolve();
  });
  expect(sky()).toBeNull();
});

it('runs no script: no timer, no frame', () => {
  const timer = vi.spyOn(globalThis, 'setInterval');
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
  render(<SnowEffect />);
  expect(timer).not.toHaveBeenCalled();
  expect(frame).not.toHaveBeenCalled();
});
