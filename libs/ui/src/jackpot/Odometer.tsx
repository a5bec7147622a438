import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { useInView } from '../motion/useInView.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';

export type OdometerProps = {
  /** The target, in the unit that `format` takes. */
  value: number;
  format: (value: number) => string;
  /** Duration of the animation, ms. */
  duration?: number;
};

/** Where the animation starts, as a fraction of the target (specification: 96 percent). */
export const ODOMETER_START = 0.96;

/** Often enough for digits to run, seldom enough to leave the main thread free. */
const STEP_MS = 50;

/** Fast at first, then slowing down. */
const easeOut = (t: number) => 1 - (1 - t) ** 3;

/**
 * A number that counts up to its target from 96 per cent of it, once it is visible.
 *
 * - Use for an amount that grows while it is shown: a jackpot.
 * - Not for a player's own money, which must be exact at every moment: Money. Not for time: Countdown.
 * - Aloud: screen readers hear only the target, at once; with reduced motion only the target is shown.
 */
export function Odometer({ value, format, duration = 5000 }: OdometerProps) {
  const digits = useRef<HTMLSpanElement>(null);
  const shown = useRef(0);
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
    show(from);
    if (!inView) return;
    const start = performance.now();
    const steps = setInterval(() => {
      const done = Math.min(1, (performance.now() - start) / duration);
      show(done < 1 ? Math.round(from + (value - from) * easeOut(done)) : value);
      if (done === 1) clearInterval(steps);
    }, STEP_MS);
    return () => clearInterval(steps);
  }, [value, format, duration, still, inView]);

  return (
    <Root>
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
