import { useId, type ChangeEvent, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/Spinner.tsx';
import { theme } from '../theme/theme.ts';
import { choiceRow, choiceStates } from './choiceStyles.ts';
import { describedBy, FieldNotes } from './FieldNotes.tsx';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  /** Below the label: what it does. */
  hint?: ReactNode;
  error?: ReactNode;
  /** The change is being sent to the server: presses are ignored, focus stays. */
  loading?: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

/**
 * On or off, immediately. A native checkbox with the switch role, so keyboard and forms work without extra
 * code.
 *
 * - Use for a setting that takes effect immediately: notifications, two-factor login.
 * - Not for a yes or no that is sent with a form: Checkbox. Not for snow alone, in a
 *   footer: SnowSwitch.
 * - Keys: Space toggles it.
 * - Screen reader: a switch, on or off; while the change is being sent it is busy and ignores presses. A refusal is
 *   announced, and the switch keeps its state.
 */
export function Switch({ label, hint, error, loading = false, onCheckedChange, ...input }: SwitchProps) {
  const generated = useId();
  const notes = { id: input.id ?? generated, hint, error };
  const hold = (event: MouseEvent<HTMLInputElement>) => {
    if (loading) event.preventDefault();
    else input.onClick?.(event);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    /* A native checkbox reverts the press, but React reports it before that. */
    if (loading) return;
    void input.onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <div>
      <Row>
        <Words>{label}</Words>
        {loading && <Spinner size={18} />}
        <Input
          {...input}
          id={notes.id}
          type="checkbox"
          role="switch"
          aria-busy={loading || undefined}
          aria-describedby={describedBy(notes, input['aria-describedby'])}
          onClick={hold}
          onChange={change}
        />
      </Row>
      <Notes>
        <FieldNotes {...notes} />
      </Notes>
    </div>
  );
}

const Row = styled.label`
  ${choiceRow}
  align-items: center;
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Input = styled.input`
  ${choiceStates}
  position: relative;
  flex: none;
  inline-size: 44px;
  block-size: 26px;
  border-radius: ${theme.radius.pill};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 18px;
    block-size: 18px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.textMuted};
    transition:
      transform ${theme.motion.fast} ${theme.motion.ease},
      background-color ${theme.motion.fast} ${theme.motion.ease};
  }
  &:checked::before {
    transform: translateX(18px);
    background: ${theme.color.onAccent};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  padding-inline-end: calc(44px + ${theme.space.s});
`;
