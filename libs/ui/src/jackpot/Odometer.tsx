import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { useInView } from '../motion/useInView.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';

export type OdometerProps = {
  /** The target, in the unit that `format` takes. */
  value: number;
  format: (value: number) => string;
  /** Duration of the first animation, ms. */
  duration?: number;
};

/** Where the animation starts, as a fraction of the target (specification: 96 percent). */
export const ODOMETER_START = 0.96;

/** Often enough for digits to run, but infrequent enough to keep the main thread free; less often in even growth. */
const STEP_MS = 50;
const EVEN_STEP_MS = 200;

/** Counting up to a later value takes as long as the previous one was shown, up to this long. */
const LONGEST_MS = 60_000;

/** Fast at first, then slowing down. */
const easeOut = (t: number) => 1 - (1 - t) ** 3;
const evenly = (t: number) => t;

/**
 * A number that counts up to its target from 96 per cent of it, once it is visible. After that it grows as its target
 * does: evenly, until the next target is due.
 *
 * - Use for an amount that grows while it is shown: a jackpot.
 * - Not for a player's own money, which must be exact at every moment: Money. Not for time: Countdown.
 * - Screen reader: screen readers get only the target, at once; with reduced motion only the target is shown.
 */
export function Odometer({ value, format, duration = 5000 }: OdometerProps) {
  const digits = useRef<HTMLSpanElement>(null);
  const shown = useRef(0);
  const target = useRef({ value: Number.NaN, since: 0, takes: duration, pace: easeOut });
  const still = useReducedMotion();
  const inView = useInView(digits);

  useLayoutEffect(() => {
    const element = digits.current;
    if (!element) return;
    const show = (amount: number) => {
      shown.current = amount;
      element.textContent = format(amount);
    };
    const from = Math.max(value * ODOMETER_START, Math.min(shown.current, value));
    if (still) return show(value);
    const start = performance.now();
    if (target.current.value !== value) {
      const isFirst = shown.current === 0;
      const lasted = Math.min(start - target.current.since, LONGEST_MS);
      const motion = isFirst ? { takes: duration, pace: easeOut } : { takes: lasted, pace: evenly };
      target.current = { value, since: start, ...motion };
    }
    show(from);
    if (!inView) return;
    const { takes, pace } = target.current;
    const steps = setInterval(
      () => {
        const done = Math.min(1, (performance.now() - start) / takes);
        show(done < 1 ? Math.round(from + (value - from) * pace(done)) : value);
        if (done === 1) clearInterval(steps);
      },
      pace === evenly ? EVEN_STEP_MS : STEP_MS,
    );
    return () => clearInterval(steps);
  }, [value, format, duration, still, inView]);

  return (
    <Root translate="no">
      <VisuallyHidden>{format(value)}</VisuallyHidden>
      <span ref={digits} aria-hidden="true" />
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;
`;
