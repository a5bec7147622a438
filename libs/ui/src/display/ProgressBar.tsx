import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type ProgressBarProps = {
  label: ReactNode;
  /** Progress from 0 to 1; more counts as 1. */
  value: number;
  /** The same as text: `₺750 / ₺1.000`. */
  text: string;
  /** `limit` warns as it fills; `gain` is something good, such as bonus wagering. */
  meaning?: 'limit' | 'gain';
};

/**
 * Progress towards a total. It warns from 80 % of a limit.
 *
 * - Use for something good that fills: bonus wagering, a level.
 * - Not for a limit and how much of it is left: UsageBar. Not for work of unknown length: Spinner. Not for the steps of
 *   a form: Stepper.
 * - Screen reader: label and `text`, which is equivalent to the bar; the bar itself is decorative.
 */
export function ProgressBar({ label, value, text, meaning = 'gain' }: ProgressBarProps) {
  const part = Math.min(1, Math.max(0, value));
  const tight = meaning === 'limit' && part >= 0.8;
  return (
    <Root>
      <Line>
        <span>{label}</span>
        <Amount>{text}</Amount>
      </Line>
      <Track aria-hidden="true">
        <Fill data-tight={tight} style={{ inlineSize: `${part * 100}%` }} />
      </Track>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space.m};
  font-size: ${theme.size.s};
`;

const Amount = styled.span`
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  block-size: 8px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sunken};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  overflow: hidden;
`;

const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: ${theme.color.accent};
  transition: inline-size ${theme.motion.slow} ${theme.motion.ease};
  &[data-tight='true'] {
    background: ${theme.color.warning};
  }
`;
