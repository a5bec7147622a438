import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { choiceRow, choiceStates } from './choiceStyles.ts';
import { describedBy, FieldNotes } from './FieldNotes.tsx';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  /** Shown before any error. */
  hint?: ReactNode;
  error?: ReactNode;
  /** At the far end of the row: a count. */
  trailing?: ReactNode;
};

/**
 * A yes or no, or one of several options that can be combined.
 *
 * - Use for values that take effect when a form is sent: a consent, the options of a filter.
 * - Not for an effect at once: Switch. Not for one of several: RadioGroup.
 * - Keys: Space sets and clears it.
 * - Screen reader: a checkbox named by its label; hint and error are read after it, and an error is announced when it
 *   appears.
 */
export function Checkbox({ label, hint, error, trailing, ...input }: CheckboxProps) {
  const generated = useId();
  const notes = { id: input.id ?? generated, hint, error };
  return (
    <div>
      <Row>
        <Box>
          <Input
            {...input}
            type="checkbox"
            id={notes.id}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(notes, input['aria-describedby'])}
          />
          <Tick>
            <Icon of={CheckIcon} size={16} />
          </Tick>
        </Box>
        <Words>{label}</Words>
        {trailing !== undefined && <Trailing>{trailing}</Trailing>}
      </Row>
      <Notes>
        <FieldNotes {...notes} />
      </Notes>
    </div>
  );
}

const Row = styled.label`
  ${choiceRow}
`;

const Box = styled.span`
  position: relative;
  flex: none;
  inline-size: 22px;
  block-size: 22px;
`;

const Tick = styled.span`
  position: absolute;
  inset: 3px;
  color: ${theme.color.onAccent};
  opacity: 0;
  transform: scale(0.6);
  transition:
    opacity ${theme.motion.fast} ${theme.motion.ease},
    transform ${theme.motion.fast} ${theme.motion.ease};
  pointer-events: none;
  input:checked + & {
    opacity: 1;
    transform: none;
  }
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

const Input = styled.input`
  ${choiceStates}
  inline-size: 22px;
  block-size: 22px;
  border-radius: min(${theme.radius.s}, 7px);
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Trailing = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
`;

const Notes = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  padding-inline-start: calc(22px + ${theme.space.s});
`;
