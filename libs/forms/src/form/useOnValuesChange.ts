import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `onChange` on every change of a form's values, without re-rendering. */
export function useOnValuesChange<T extends FieldValues>(
  form: UseFormReturn<T>,
  onChange?: (values: T) => void,
) {
  const change = useEffectEvent((typed: T) => onChange?.(typed));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => change(values),
      }),
    [form],
  );
}
