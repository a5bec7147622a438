/* @chunk fields */
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { describedBy, FieldNotes } from './FieldNotes.tsx';
import { labelStyles } from './fieldStyles.ts';

/** The attributes that associate a control with its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldLabels = {
  label: ReactNode;
  /** Shown before any error, for example the format. */
  hint?: ReactNode;
  /** The validation error and how to fix it; announced when it appears. */
  error?: ReactNode;
  /** At the end of the label's row: "optional", a "forgotten?" link, a counter. */
  aside?: ReactNode;
};

export type FieldProps = FieldLabels & {
  id?: string;
  /** The id of additional text about the control, read after error and hint. */
  describedBy?: string;
  children: (control: FieldControl) => ReactNode;
};

/**
 * Label, hint and error around one control. Every text field is built on it.
 *
 * - Use directly for a custom control, such as a slider.
 * - Not for text, money, a date or a choice: TextField, MoneyField, DateField, SelectField have it already. Not for
 *   several controls under one question: FieldGroup.
 * - Keys: none of its own; the control has its own.
 * - Screen reader: the label names the control; error, then hint are read after it, and an error is announced when it
 *   appears.
 */
export function Field({ label, hint, error, aside, id, describedBy: more, children }: FieldProps) {
  const generated = useId();
  const notes = { id: id ?? generated, hint, error };
  return (
    <Root>
      <Line>
        <Label htmlFor={notes.id}>{label}</Label>
        {aside && <Aside>{aside}</Aside>}
      </Line>
      {children({
        id: notes.id,
        'aria-describedby': describedBy(notes, more),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes {...notes} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-inline-size: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.s};
`;

const Label = styled.label`
  ${labelStyles}
`;

const Aside = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
