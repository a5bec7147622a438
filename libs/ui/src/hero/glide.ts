/** Slow at both ends. */
const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/**
 * Scrolls a snapping row to `left` in `duration` ms (browsers fix the pace of their own smooth scrolling). Snapping rests
 * meanwhile. Returns a function that stops on the way, for the player who takes hold of the row.
 */
export function glide(box: HTMLElement, left: number, duration: number): () => void {
  const from = box.scrollLeft;
  const start = performance.now();
  let frame = 0;
  const finish = () => {
    cancelAnimationFrame(frame);
    box.style.removeProperty('scroll-snap-type');
    box.style.removeProperty('scroll-behavior');
  };
  box.style.scrollSnapType = 'none';
  box.style.scrollBehavior = 'auto';
  if (duration <= 0 || Math.abs(left - from) < 1) {
    box.scrollLeft = left;
    finish();
    return finish;
  }
  const step = (now: number) => {
    const done = Math.min(1, (now - start) / duration);
    box.scrollLeft = from + (left - from) * ease(done);
    if (done < 1) frame = requestAnimationFrame(step);
    else finish();
  };
  frame = requestAnimationFrame(step);
  return finish;
}
