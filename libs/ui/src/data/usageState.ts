export type UsageState = 'none' | 'calm' | 'tight' | 'full';

/** Share of a limit at which the player is warned. */
export const WARNING_RATIO = 0.8;

/** How much of a limit is used; `none` if there is no limit. A limit of 0 is full from the start. */
export function usageState(used: number, total: number | undefined): UsageState {
  if (total === undefined || !Number.isFinite(total) || total < 0) return 'none';
  if (used >= total) return 'full';
  return used / total >= WARNING_RATIO ? 'tight' : 'calm';
}

/** 0 to 1, for the length of a bar. */
export function usageRatio(used: number, total: number | undefined): number {
  const state = usageState(used, total);
  if (state === 'none') return 0;
  if (state === 'full') return 1;
  return Math.min(1, Math.max(0, used) / (total ?? 1)) || 0;
}
