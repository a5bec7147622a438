/* @chunk fields */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Field, type FieldLabels } from './Field.tsx';
import { controlStyles } from './fieldStyles.ts';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size'> &
  FieldLabels & {
    /** Inside the box, before the text: an icon or a currency sign. */
    leading?: ReactNode;
    /** Inside the box, after the text: a unit or an icon button. */
    trailing?: ReactNode;
    /** The id of additional text about it, read after error and hint. */
    describedBy?: string;
  };

/**
 * One line of text, a number or an address. Takes every attribute of `<input>`, so a form library can register it.
 *
 * - Use for names, addresses, numbers; set `autoComplete` and `inputMode`, for autofill and the right keyboard.
 * - Not for money: MoneyField. Not for a password: PasswordField. Not for a telephone: PhoneField. Not for several
 *   lines: TextAreaField.
 * - Keys: as in every input; Enter sends the form.
 * - Screen reader: named by its label; error, then hint are read after it, and an error is announced when it appears.
 */
export function TextField({ label, hint, error, aside, id, describedBy, ...rest }: TextFieldProps) {
  const { leading, trailing, ...input } = rest;
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id} describedBy={describedBy}>
      {(control) => (
        <Box data-leading={leading !== undefined} data-trailing={trailing !== undefined}>
          {leading !== undefined && <Slot data-side="start">{leading}</Slot>}
          <Input {...input} {...control} />
          {trailing !== undefined && <Slot data-side="end">{trailing}</Slot>}
        </Box>
      )}
    </Field>
  );
}

const Input = styled.input`
  ${controlStyles}
`;

const Box = styled.div`
  position: relative;
  &[data-leading='true'] > input {
    padding-inline-start: 42px;
  }
  &[data-trailing='true'] > input {
    padding-inline-end: 52px;
  }
`;

const Slot = styled.span`
  position: absolute;
  inset-block: 0;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  color: ${theme.color.textMuted};
  &[data-side='start'] {
    inset-inline-start: 0;
    inline-size: 42px;
    pointer-events: none;
  }
  &[data-side='end'] {
    inset-inline-end: 2px;
    min-inline-size: 44px;
  }
  /* The ring stays inside the box. */
  & > button:focus-visible {
    outline-offset: -5px;
  }
`;
