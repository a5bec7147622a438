import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { choiceRow } from './choiceStyles.ts';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'onChange'> & {
  label: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
};

/** On or off, at once. A native checkbox with the role of a switch, so keyboard and forms work by themselves. */
export function Switch({ label, onCheckedChange, ...input }: SwitchProps) {
  return (
    <Row>
      <Words>{label}</Words>
      <Input
        {...input}
        type="checkbox"
        role="switch"
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
    </Row>
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
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 44px;
  block-size: 26px;
  margin: 0;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sunken};
  cursor: inherit;
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};
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
  &:checked {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }
  &:checked::before {
    transform: translateX(18px);
    background: ${theme.color.onAccent};
  }
  &:disabled {
    opacity: 0.5;
  }
`;
