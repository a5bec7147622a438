import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldWords } from './Field.tsx';
import { controlStyles } from './fieldStyles.ts';

export type TextAreaFieldProps = ComponentPropsWithRef<'textarea'> & FieldWords;

/** Several lines of text; grows with them where the browser can. */
export function TextAreaField({ label, hint, error, aside, id, rows = 4, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {(control) => <Area rows={rows} {...area} {...control} />}
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyles}
  min-block-size: 7rem;
  line-height: 1.45;
  resize: vertical;
  field-sizing: content;
`;
