import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldLabels } from './Field.tsx';
import { SelectBox, type SelectOption } from './SelectBox.tsx';

export type SelectFieldProps = ComponentPropsWithRef<'select'> &
  FieldLabels & {
    options: readonly SelectOption[];
    /** The empty first option, for example "Choose a bank". */
    placeholder?: string;
  };

/**
 * One of several, in the system's own list: the easiest to use on phones, and it needs no script.
 *
 * - Use for about five to fifteen choices: a bank, a kind of transaction.
 * - Not where typing is easier: Combobox. Not for two to six with explanations: RadioGroup.
 * - Keys: the system's own: Space or Alt+Down opens, arrows and letters choose, Escape cancels.
 * - Screen reader: named by its label; hint and error are read after it.
 */
export function SelectField({ label, hint, error, aside, id, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {(control) => <SelectBox {...select} {...control} />}
    </Field>
  );
}
