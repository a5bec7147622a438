import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type RefObject } from 'react';

/** What a field of its own value tells a form library: the shape of a DOM event, with the value itself in it. */
export type FieldEvent<T> = {
  type: 'change' | 'blur';
  target: { name: string | undefined; value: T };
};

/** What a form library holds of such a field: it reads and sets the value, and focuses it when something is wrong. */
export type FieldHandle<T> = { value: T; focus: () => void };

/**
 * The part of the props that every field with a value of its own shares (an amount, a date, a chosen country).
 * By hand: `value` and `onValueChange`. With react-hook-form: `{...register('amount')}`, or a Controller's `{...field}`.
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
 * The value of a field, whoever keeps it: the parent when there is a `value` prop, else the field itself, where a form
 * library may set it through the handle. `empty` is what undefined and null count as.
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
  /* One object for the whole life of the field: a form library takes a new one for a new field. */
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
