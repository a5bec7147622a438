const PAGE = 8;

/** How far a key moves in a list; undefined for other keys. */
const STEPS = new Map(
  Object.entries<number>({
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: PAGE,
    PageUp: -PAGE,
  }),
);

/**
 * The index of the option a key moves to, skipping disabled ones. Arrows wrap at the ends, pages stop there.
 * @returns undefined if the key doesn't move it
 */
export function moveActive(key: string, active: number, enabled: readonly boolean[]): number | undefined {
  const step = STEPS.get(key);
  const count = enabled.length;
  if (step === undefined || !enabled.includes(true)) return undefined;
  const single = Math.abs(step) === 1;
  const direction = Math.sign(step);
  let next = single ? active + step : Math.min(Math.max(active + step, 0), count - 1);
  for (let tried = 0; tried <= count; tried += 1) {
    next = (next + count) % count;
    if (enabled[next]) return next;
    next += direction;
  }
  return undefined;
}
