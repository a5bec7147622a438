export type Drag = {
  /** Distance downwards, in px; negative is up. */
  distance: number;
  /** Duration of the drag. */
  ms: number;
  /** Height of the dragged element, in px. */
  height: number;
};

/** The fraction of its height beyond which a released sheet closes. */
const FAR = 0.3;
/** A flick: px per ms, over a distance too long to be accidental. */
const FAST = 0.5;
const MIN_DISTANCE = 24;

/** Whether a sheet that was dragged and released closes or returns to its place. */
export function shouldDismissDrag({ distance, ms, height }: Drag): 'close' | 'stay' {
  if (!(distance > MIN_DISTANCE)) return 'stay';
  const far = height > 0 && distance >= height * FAR;
  return far || distance / Math.max(ms, 1) >= FAST ? 'close' : 'stay';
}
