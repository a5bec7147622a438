import { vi } from 'vitest';

/** What `useSubmitGuard` counts as one press, ms. */
const ONE_PRESS = 500;

/** For tests, which press faster than people: a press is over as soon as its effect is, or after `lasting` ms. */
export function quickPresses(lasting = 0) {
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((effect: () => void, ms?: number) =>
    later(effect, ms === ONE_PRESS ? lasting : ms),
  );
}
