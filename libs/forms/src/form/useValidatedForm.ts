import { useEffect, useEffectEvent, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
import type { Reason } from '../messages/fieldMessageKeys.ts';
import { SERVER, type FieldProblem } from '../messages/fieldMessage.ts';
import { useFieldMessages } from '../messages/useFieldMessages.ts';
import type { FormErrors } from './decodeFormErrors.ts';
import { useFormError } from './useFormError.ts';
import { useOnValuesChange } from './useOnValuesChange.ts';
import { useIncompleteFormAlert } from './useIncompleteFormAlert.ts';

type Checked = Reason | undefined;

/** Validators per field, in addition to "required"; each gets the values of all fields. */
export type Validators<T> = {
  [K in keyof T]?: (value: T[K], all: T) => Checked | Promise<Checked>;
};

interface Options<T extends FieldValues> {
  values: T;
  checks?: Validators<T>;
  /** Fields to validate again when another one changes: `{ password: 'password_confirmation' }`. */
  follows?: Partial<Record<keyof T, Path<T>>>;
  /** Called on every change. */
  onValuesChange?: (values: T) => void;
  /** A refusal from before the form was shown. */
  refused?: FormErrors;
  /** Values to interpolate into texts, such as the brand's minimum age. */
  messageParams?: Record<string, string | number>;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === false || (typeof value === 'string' && value.trim() === '');

const problemOf = <T extends FieldValues>(errors: FieldErrors<T>, name: Path<T>) =>
  errors[name] as FieldProblem | undefined;

/**
 * A form with errors in the player's language. Every field is required; each is validated on blur, and all of them on
 * submit. Errors are shown next to their fields; empty fields are reported only on submit. Text typed before hydration is
 * kept: react-hook-form takes it from fields without a value, `useTypedBeforeHydration` from those with one.
 */
export function useValidatedForm<T extends FieldValues>(options: Options<T>) {
  const { values, checks = {}, follows = {}, refused, messageParams } = options;
  const form = useForm<T>({ defaultValues: values as DefaultValues<T> });
  const errorOf = useFieldMessages(messageParams);
  const problem = useFormError();
  const unsent = useIncompleteFormAlert(problem.alert);
  const { errors } = form.formState;
  useOnValuesChange(form, values, options.onValuesChange);

  const validate = (name: Path<T>) => (value: T[Path<T>], all: T) =>
    isEmpty(value) ? 'missing' : (checks as Validators<T>)[name]?.(value, all);
  const revalidate = (name: Path<T>) => {
    if (!isEmpty(form.getValues(name))) void form.trigger(name);
  };
  const changed = (name: Path<T>) => {
    if (errors[name]) void form.trigger(name);
    const follower = (follows as Partial<Record<string, Path<T>>>)[name];
    if (follower && errors[follower]) revalidate(follower);
  };

  const field = (name: Path<T>) => {
    const { onBlur, onChange, ...rest } = form.register(name, { validate: validate(name) });
    return {
      error: errorOf(name, problemOf(errors, name)),
      ...rest,
      onBlur: async (event: Parameters<typeof onBlur>[0]) => {
        await onBlur(event);
        revalidate(name);
      },
      onChange: async (event: Parameters<typeof onChange>[0]) => {
        await onChange(event);
        changed(name);
      },
    };
  };

  const showRefusal = (refusal: FormErrors) => {
    problem.showRefusal('error', refusal);
    for (const [name, message] of Object.entries(refusal.fields))
      if (Object.hasOwn(values, name)) form.setError(name as Path<T>, { type: SERVER, message });
  };
  const showFirstRefusal = useEffectEvent(() => refused && showRefusal(refused));
  useEffect(() => void showFirstRefusal(), []);

  const submit = (send: (typed: T) => unknown) => (event: FormEvent) => {
    problem.clear();
    return form.handleSubmit(send, unsent)(event);
  };
  return { form, field, submit, showRefusal, problem };
}

export type ValidatedForm<T extends FieldValues> = ReturnType<typeof useValidatedForm<T>>;
