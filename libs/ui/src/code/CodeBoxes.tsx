import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { CodeStatus } from './CodeStatusIcon.tsx';

export type CodeBoxesProps = {
  slots: readonly { char: string | null; isActive: boolean; hasFakeCaret: boolean }[];
  focused: boolean;
  invalid: boolean;
  disabled: boolean | undefined;
  status: CodeStatus;
};

/** The digits of a code, one per box. Purely visual: the real input is on top of it. */
export function CodeBoxes({ slots, focused, invalid, disabled, status }: CodeBoxesProps) {
  const half = slots.length % 2 === 0 && slots.length > 4 ? slots.length / 2 : -1;
  return (
    <Root aria-hidden="true" data-disabled={disabled} data-invalid={invalid} data-status={status}>
      {slots.map(({ char, isActive, hasFakeCaret }, index) => (
        <Box
          key={index}
          data-active={focused && isActive}
          data-filled={char !== null}
          data-half={index === half}
        >
          {char ?? (hasFakeCaret && <Caret />)}
        </Box>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: clamp(4px, 1.6vw, ${theme.space.xs});
`;

const Box = styled.span`
  flex: 1;
  display: grid;
  place-items: center;
  min-inline-size: 0;
  max-inline-size: 72px;
  block-size: 58px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.field};
  color: ${theme.color.text};
  font-size: 1.5rem;
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  transition:
    border-color ${theme.motion.fast} ${theme.motion.ease},
    background-color ${theme.motion.fast} ${theme.motion.ease};
  &[data-half='true'] {
    margin-inline-start: clamp(4px, 1.6vw, ${theme.space.s});
  }
  &[data-filled='true'] {
    background: ${theme.color.raised};
  }
  &[data-active='true'] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -1px;
    box-shadow: 0 0 0 4px color-mix(in oklab, ${theme.color.focus} 22%, transparent);
  }
  [data-invalid='true'] > & {
    border-color: ${theme.color.dangerText};
    box-shadow: inset 0 0 0 1px ${theme.color.dangerText};
  }
  [data-status='right'] > & {
    border-color: ${theme.color.positiveText};
    box-shadow: inset 0 0 0 1px ${theme.color.positiveText};
  }
  [data-status='checking'] > & {
    color: ${theme.color.textMuted};
  }
  [data-disabled='true'] > & {
    border-color: ${theme.color.line};
    background: transparent;
    color: ${theme.color.textMuted};
  }
`;

/* No blinking: nothing here animates on its own. */
const Caret = styled.span`
  inline-size: 2px;
  block-size: 26px;
  border-radius: 1px;
  background: ${theme.color.focus};
`;
