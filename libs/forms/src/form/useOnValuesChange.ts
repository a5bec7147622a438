import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Calls `onChange` on every change of a form's values, without re-rendering: also once for what was typed before the
 * form was hydrated, which its fields have when they register.
 */
export function useOnValuesChange<T extends FieldValues>(
  form: UseFormReturn<T>,
  initial: T,
  onChange?: (values: T) => void,
) {
  const change = useEffectEvent((typed: T) => onChange?.(typed));
  const reportTyped = useEffectEvent(() => {
    const isTyped = Object.entries(initial).some(
      ([name, value]) => form.getValues(name as Path<T>) !== value,
    );
    if (isTyped) onChange?.(form.getValues());
  });
  useEffect(() => reportTyped(), []);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => change(values),
      }),
    [form],
  );
}
