import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Tells of every change of a form's values, without drawing anything. */
export function useKeptValues<T extends FieldValues>(form: UseFormReturn<T>, keep?: (values: T) => void) {
  const change = useEffectEvent((typed: T) => keep?.(typed));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => change(values),
      }),
    [form],
  );
}
