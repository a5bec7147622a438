import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { glide } from './glide.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const row = () => {
  const box = document.createElement('div');
  box.scrollTo = ((options: ScrollToOptions) => {
    box.scrollLeft = options.left ?? 0;
  }) as typeof box.scrollTo;
  return box;
};

describe('glide', () => {
  it('arrives after its time and lets the row snap again', () => {
    const box = row();
    glide(box, 400, 800);
    expect(box.style.scrollSnapType).toBe('none');
    vi.advanceTimersByTime(400);
    expect(box.scrollLeft).toBeGreaterThan(50);
    expect(box.scrollLeft).toBeLessThan(350);
    vi.advanceTimersByTime(450);
    expect(box.scrollLeft).toBe(400);
    expect(box.style.scrollSnapType).toBe('');
  });

  it('stays where a player takes hold of it', () => {
    const box = row();
    const stop = glide(box, 400, 800);
    vi.advanceTimersByTime(400);
    stop();
    const held = box.scrollLeft;
    vi.advanceTimersByTime(1000);
    expect(box.scrollLeft).toBe(held);
    expect(box.style.scrollSnapType).toBe('');
  });

  it('jumps when there is no time', () => {
    const box = row();
    glide(box, 400, 0);
    expect(box.scrollLeft).toBe(400);
  });
});
