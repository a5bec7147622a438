import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { FieldLabels } from './Field.tsx';
import { describedBy, FieldNotes } from './FieldNotes.tsx';
import { labelStyles } from './fieldStyles.ts';

export type FieldGroupProps = FieldLabels & {
  id?: string;
  /** `radiogroup` when exactly one of the controls can be on. */
  role?: 'group' | 'radiogroup';
  disabled?: boolean;
  /** Gets the error state for each control inside, and an id from which its parts can derive theirs. */
  children: (group: { id: string; invalid: true | undefined }) => ReactNode;
};

/**
 * One question that several controls answer together: a fieldset with its legend, hint and error.
 *
 * - Use for a date in three parts, a number in two, a set of marks.
 * - Not for a single control: Field. Not for radio buttons: RadioGroup, which is built on it.
 * - Keys: none of its own; Tab goes through the controls.
 * - Screen reader: a group named by the question; error and hint are read with it.
 */
export function FieldGroup({ label, hint, error, aside, id, role, disabled, children }: FieldGroupProps) {
  const generated = useId();
  const notes = { id: id ?? generated, hint, error };
  const invalid = error ? true : undefined;
  return (
    <Root
      id={notes.id}
      role={role}
      disabled={disabled}
      aria-labelledby={`${notes.id}-label`}
      aria-describedby={describedBy(notes)}
      aria-invalid={role === 'radiogroup' ? invalid : undefined}
    >
      <Legend>
        <span id={`${notes.id}-label`}>{label}</span>
        {aside && <Aside>{aside}</Aside>}
      </Legend>
      <Stack>
        {children({ id: notes.id, invalid })}
        <FieldNotes {...notes} />
      </Stack>
    </Root>
  );
}

const Root = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  ${labelStyles}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.s};
  inline-size: 100%;
  padding: 0;
  margin-block-end: 6px;
`;

const Aside = styled.span`
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.regular};
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;
