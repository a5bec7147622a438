/* @chunk fields */
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CapsLockIcon, ConcealIcon, RevealIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { useCapsLock } from './useCapsLock.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  revealLabel: string;
  concealLabel: string;
  /** Shown and read aloud while the caps-lock key is on. */
  capsLockLabel?: string;
};

/**
 * A password with an eye button to reveal it. Set `autoComplete="current-password"` or `"new-password"`.
 *
 * - Use for every password, also for the repeated one and the one that confirms a step.
 * - Not for a one-time code: CodeField.
 * - Keys: Tab reaches the field, then the eye; Enter and Space on the eye show and hide it.
 * - Screen reader: the eye's name says what a press does, with `aria-pressed`; caps lock is announced while it is on.
 */
export function PasswordField({ revealLabel, concealLabel, capsLockLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { on, watch } = useCapsLock(field);
  const capsId = useId();
  return (
    <Root>
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...field}
        {...watch}
        describedBy={capsLockLabel && capsId}
        type={shown ? 'text' : 'password'}
        trailing={
          <IconButton
            size="s"
            icon={shown ? ConcealIcon : RevealIcon}
            label={shown ? concealLabel : revealLabel}
            aria-pressed={shown}
            disabled={field.disabled}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {capsLockLabel && (
        <CapsLock id={capsId} role="status">
          {on && (
            <>
              <Icon of={CapsLockIcon} size={16} />
              {capsLockLabel}
            </>
          )}
        </CapsLock>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const CapsLock = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-block-start: 6px;
  color: ${theme.color.warningText};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  line-height: 1.35;
  /* Hidden but mounted: a status region inserted together with its text isn't announced. */
  &:empty {
    position: absolute;
    margin: 0;
  }
`;
