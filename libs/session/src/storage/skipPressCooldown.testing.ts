import { vi } from 'vitest';

/** The interval in which `useSubmitGuard` counts presses as one, in ms. */
const PRESS_COOLDOWN_MS = 500;

/** For tests, which press faster than people: a press ends with its effect, or after `lasting` ms. */
export function skipPressCooldown(lasting = 0) {
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((effect: () => void, ms?: number) =>
    later(effect, ms === PRESS_COOLDOWN_MS ? lasting : ms),
  );
}
