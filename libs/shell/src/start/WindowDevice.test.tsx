import { useAppDevice, useDeviceId, useDeviceNow, type DeviceId } from '@baize/site';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFollowWindow } from './useFollowWindow.ts';
import { WindowDevice } from './WindowDevice.tsx';

afterEach(() => {
  document.cookie = 'screen=;path=/;max-age=0';
  vi.unstubAllGlobals();
});

const resize = (width: number) =>
  act(() => {
    vi.stubGlobal('innerWidth', width);
    window.dispatchEvent(new Event('resize'));
  });

const seen: DeviceId[] = [];

function Facts() {
  const device = useDeviceId();
  useFollowWindow();
  const now = useDeviceNow();
  seen.push(device);
  return <p>{`app ${useAppDevice()}, window ${device}, now ${now()}`}</p>;
}

function show(width: number, rendered: DeviceId) {
  seen.length = 0;
  vi.stubGlobal('innerWidth', width);
  render(
    <WindowDevice app={1} rendered={rendered}>
      <Facts />
    </WindowDevice>,
  );
}

it.each([
  [390, 1, 2],
  [820, 1, 3],
  [1440, 2, 1],
] as const)('a window %d px wide, rendered for device %d, becomes %d', (width, rendered, device) => {
  show(width, rendered);
  expect(seen).toEqual([rendered, device]);
  expect(screen.getByText(`app 1, window ${device}, now ${device}`)).toBeDefined();
  expect(document.cookie).toContain(`screen=${device}`);
});

it('follows the width, and re-renders only when the device class changes', () => {
  show(1440, 1);
  resize(1300);
  expect(seen).toEqual([1]);
  expect(document.cookie).not.toContain('screen');
  resize(800);
  expect(screen.getByText('app 1, window 3, now 3')).toBeDefined();
  expect(document.cookie).toContain('screen=3');
  resize(1440);
  expect(document.cookie).toContain('screen=1');
});
