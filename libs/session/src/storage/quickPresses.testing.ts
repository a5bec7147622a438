import { vi } from 'vitest';

/** The interval in which `useSubmitGuard` counts presses as one, in ms. */
const ONE_PRESS = 500;

/** For tests, which press faster than people: a press ends with its effect, or after `lasting` ms. */
export function quickPresses(lasting = 0) {
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((effect: () => void, ms?: number) =>
    later(effect, ms === ONE_PRESS ? lasting : ms),
  );
}
