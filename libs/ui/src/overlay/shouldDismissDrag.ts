export type Drag = {
  /** How far down, in px; negative is up. */
  distance: number;
  /** How long it took. */
  ms: number;
  /** Of what is dragged, in px. */
  height: number;
};

/** Part of its height from which a sheet that is let go falls. */
const FAR = 0.3;
/** A flick: px per ms, over a way nobody makes by accident. */
const FAST = 0.5;
const A_WAY = 24;

/** What becomes of a sheet that was dragged and let go: it closes, or goes back to its place. */
export function shouldDismissDrag({ distance, ms, height }: Drag): 'close' | 'stay' {
  if (!(distance > A_WAY)) return 'stay';
  const far = height > 0 && distance >= height * FAR;
  return far || distance / Math.max(ms, 1) >= FAST ? 'close' : 'stay';
}
