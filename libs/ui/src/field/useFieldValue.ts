import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type RefObject } from 'react';

/** What a custom-value field passes to a form library: like a DOM event, with the value itself in it. */
export type FieldEvent<T> = {
  type: 'change' | 'blur';
  target: { name: string | undefined; value: T };
};

/**
 * The ref a form library gets for such a field: it reads and sets the value, and focuses it on a validation
 * error.
 */
export type FieldHandle<T> = { value: T; focus: () => void };

/**
 * The props shared by all fields with a custom value (an amount, a date, a chosen country). Controlled: `value` and
 * `onValueChange`. With react-hook-form: `{...register('amount')}`, or a Controller's `{...field}`.
 */
export type ValueFieldProps<T> = {
  name?: string;
  value?: T;
  defaultValue?: T;
  onValueChange?: (value: T) => void;
  onChange?: (event: FieldEvent<T>) => void;
  onBlur?: (event: FieldEvent<T>) => void;
  ref?: Ref<FieldHandle<T>>;
  disabled?: boolean;
};

/**
 * The value of a field, wherever it is stored: in the parent if there is a `value` prop, otherwise in the field itself,
 * where a form library may set it through the handle. Undefined and null count as `empty`.
 */
export function useFieldValue<T>(
  props: ValueFieldProps<T>,
  empty: T,
  control: RefObject<{ focus: () => void } | null>,
) {
  const { name, ref, defaultValue, onValueChange, onChange, onBlur } = props;
  const [own, setOwn] = useState<T>(defaultValue ?? empty);
  const value = 'value' in props ? (props.value ?? empty) : own;
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  const set = (next: T) => {
    latest.current = next;
    setOwn(next);
  };
  /* One object for the whole lifetime of the field: a form library treats a new one as a new field. */
  const [handle] = useState(() => ({
    get value() {
      return latest.current;
    },
    set value(next: T) {
      set(next ?? empty);
    },
    focus: () => control.current?.focus(),
  }));
  useImperativeHandle(ref, () => handle, [handle]);

  return {
    value,
    change: (next: T) => {
      set(next);
      onValueChange?.(next);
      onChange?.({ type: 'change', target: { name, value: next } });
    },
    blur: () => onBlur?.({ type: 'blur', target: { name, value: latest.current } }),
  };
}
