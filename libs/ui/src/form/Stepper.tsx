import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { stepMark } from './stepMark.ts';

export type StepperProps = {
  /** The purpose of the steps, read aloud: "Üyelik adımları". */
  label: string;
  steps: readonly string[];
  /** From 0; the number of steps means that all are done. */
  current: number;
  /** Read after the name of each step that is done. */
  doneLabel: string;
  /** The current position, on phones: `(2, 3) => "2 / 3"`. */
  position: (step: number, of: number) => string;
};

/**
 * Progress through several steps: done, current, upcoming. On phones the current step, a bar, and "2 / 3".
 *
 * - Use above a registration or a payment of two to five steps. It is display only; going back is a button of the page.
 * - Not for parts that can be visited in any order: Tabs. Not for progress towards a total: ProgressBar.
 * - Screen reader: a list named by `label`; the current step has `aria-current`, done steps are labelled as done.
 */
export function Stepper({ label, steps, current, doneLabel, position }: StepperProps) {
  const shown = Math.min(Math.max(current, 0), steps.length - 1);
  return (
    <Root>
      <Short aria-hidden="true">
        <ShortName>{steps[shown]}</ShortName>
        <Position>{position(shown + 1, steps.length)}</Position>
        <Bars>
          {steps.map((step, index) => (
            <Bar key={step} data-state={stateOf(index, current)} />
          ))}
        </Bars>
      </Short>
      <List aria-label={label}>
        {steps.map((step, index) => {
          const state = stateOf(index, current);
          return (
            <Step key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <Mark aria-hidden="true">
                {state === 'done' ? <Icon of={CheckIcon} size={16} /> : index + 1}
              </Mark>
              <Name>{step}</Name>
              {state === 'done' && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
            </Step>
          );
        })}
      </List>
    </Root>
  );
}

const stateOf = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'open';

const Root = styled.div`
  position: relative;
`;

const Short = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space.xs} ${theme.space.s};
  ${media.tablet} {
    display: none;
  }
`;

const ShortName = styled.span`
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
`;

const Position = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
`;

const Bars = styled.span`
  grid-column: 1 / -1;
  display: flex;
  gap: 4px;
`;

const Bar = styled.span`
  flex: 1;
  block-size: 4px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.line};
  &[data-state='done'],
  &[data-state='current'] {
    background: ${theme.color.accent};
  }
`;

/* On phones the list is still there for screen readers. */
const List = styled.ol`
  display: flex;
  list-style: none;
  padding: 0;
  ${media.phone} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Step = styled.li`
  position: relative;
  flex: 1;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${theme.space.xs};
  padding-inline: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  text-align: center;
  &[data-state='current'] {
    color: ${theme.color.text};
    font-weight: ${theme.weight.bold};
  }
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    inset-block-start: 15px;
    inset-inline: calc(-50% + 24px) calc(50% + 24px);
    block-size: 2px;
    background: ${theme.color.line};
  }
  &:is([data-state='done'], [data-state='current'])::before {
    background: ${theme.color.accent};
  }
`;

const Mark = styled.span`
  ${stepMark}
`;

const Name = styled.span`
  max-inline-size: 100%;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;
