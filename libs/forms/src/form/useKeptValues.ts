import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `keep` with every change of a form's values, without rendering. */
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
