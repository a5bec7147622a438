import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { SelectBox, type SelectOption } from './SelectBox.tsx';

export type SelectFieldProps = ComponentPropsWithRef<'select'> &
  FieldWords & {
    options: readonly SelectOption[];
    /** The first, empty choice, for example "Choose a bank". */
    placeholder?: string;
  };

/**
 * One of several. The system's own list: on phones nothing is easier to use, and it costs no script. From about fifteen
 * choices on, where one would rather type, use Combobox; for two to six with explanations RadioGroup.
 */
export function SelectField({ label, hint, error, aside, id, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {(control) => <SelectBox {...select} {...control} />}
    </Field>
  );
}
