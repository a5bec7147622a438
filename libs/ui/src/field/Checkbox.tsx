import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon, ErrorIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { choiceRow } from './choiceStyles.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  error?: ReactNode;
  /** At the far end of the row: a count. */
  trailing?: ReactNode;
};

/** A yes or no that takes effect when a form is sent, or one of several marks. For an immediate effect use Switch. */
export function Checkbox({ label, error, trailing, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <Row>
        <Box>
          <Input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          <Tick>
            <Icon of={CheckIcon} size={16} />
          </Tick>
        </Box>
        <Words>{label}</Words>
        {trailing !== undefined && <Trailing>{trailing}</Trailing>}
      </Row>
      <ErrorLine id={errorId} role="alert">
        {error && (
          <>
            <Icon of={ErrorIcon} size={16} />
            {error}
          </>
        )}
      </ErrorLine>
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
  pointer-events: none;
  input:checked + & {
    opacity: 1;
  }
`;

const Input = styled.input`
  appearance: none;
  inline-size: 22px;
  block-size: 22px;
  margin: 0;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: min(${theme.radius.s}, 7px);
  background: ${theme.color.sunken};
  cursor: inherit;
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};
  &:checked {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.dangerText};
  }
  &:disabled {
    opacity: 0.5;
  }
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

const ErrorLine = styled.span`
  display: flex;
  gap: ${theme.space.xxs};
  padding-inline-start: 34px;
  color: ${theme.color.dangerText};
  font-size: ${theme.size.s};
  &:empty {
    display: none;
  }
`;
