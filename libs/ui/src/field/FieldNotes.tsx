/* @chunk fields */
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { ErrorIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';

export type FieldNotesProps = {
  /** The control these notes belong to; their ids are `<id>-error` and `<id>-hint`. */
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
};

/**
 * The notes below a control: validation error, then hint. The error element is always in the document, since
 * not every screen reader announces a live region inserted together with its text.
 */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      <ErrorLine id={`${id}-error`} role="alert">
        {error && (
          <>
            <Icon of={ErrorIcon} size={16} />
            <span>{error}</span>
          </>
        )}
      </ErrorLine>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </>
  );
}

/** The ids for `aria-describedby`, the error first; undefined when there are none. */
export function describedBy({ id, hint, error }: FieldNotesProps, ...more: (string | false | undefined)[]) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, ...more];
  return ids.filter(Boolean).join(' ') || undefined;
}

const ErrorLine = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  color: ${theme.color.dangerText};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  line-height: 1.35;
  overflow-wrap: anywhere;
  & > svg {
    margin-block-start: 0.1em;
  }
  &:empty {
    display: none;
  }
`;

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
