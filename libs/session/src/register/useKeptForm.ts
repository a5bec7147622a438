import { serverText } from '@baize/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';

/** A form whose values are kept as they are typed, and that marks what the platform refused. */
export function useKeptForm<T extends FieldValues>(
  values: T,
  keep: (values: T) => void,
  refused: Record<string, string> = {},
) {
  const form = useForm<T>({ defaultValues: values as DefaultValues<T> });
  const change = useEffectEvent(keep);
  useEffect(() => {
    const callback = ({ values: typed }: { values: T }) => change(typed);
    return form.subscribe({ formState: { values: true }, callback });
  }, [form]);
  const markRefused = (fields: Record<string, string>) => {
    for (const [field, message] of Object.entries(fields))
      if (field in values) form.setError(field as Path<T>, { message: serverText(message) });
  };
  const markFirst = useEffectEvent(() => markRefused(refused));
  useEffect(() => markFirst(), []);
  return { form, markRefused };
}
