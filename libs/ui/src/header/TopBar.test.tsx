import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TopBar } from './TopBar.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Fakes the bar height that the browser reports. */
function watchSize() {
  let say: (height: number) => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        say = (height) => callback([{ borderBoxSize: [{ blockSize: height }] }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return (height: number) => say(height);
}
const covered = () => document.documentElement.style.getPropertyValue('--bz-bar-top');

it('publishes its height over the page while it is mounted and sticky', () => {
  const say = watchSize();
  const bar = render(<TopBar logo="Orvane" account="Defne" />);
  bar.container.querySelector('header')!.style.position = 'sticky';
  say(115.4);
  expect(covered()).toBe('115px');
  bar.unmount();
  expect(covered()).toBe('');
});

it('publishes no height if it scrolls away with the page', () => {
  const say = watchSize();
  const bar = render(<TopBar logo="Orvane" account="Defne" />);
  bar.container.querySelector('header')!.style.position = 'relative';
  say(115);
  expect(covered()).toBe('0px');
});
