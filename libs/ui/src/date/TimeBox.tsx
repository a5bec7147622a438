import { useState, type KeyboardEvent } from 'react';
import { TextField } from '../field/TextField.tsx';
import { readTime, shiftTime, typeTime } from './typeTime.ts';

export type TimeBoxProps = {
  label: string;
  /** `23:59` */
  value: string;
  onValueChange: (time: string) => void;
};

/** Minutes by which each key moves the time. */
const KEYS = new Map(Object.entries<number>({ ArrowUp: 1, ArrowDown: -1, PageUp: 60, PageDown: -60 }));

/**
 * A 24-hour time of day; the browser's own input uses 24 hours only in some locales. Arrow keys move it by minutes,
 * Page Up and Down by hours; an invalid time reverts to the previous value.
 */
export function TimeBox({ label, value, onValueChange }: TimeBoxProps) {
  const [draft, setDraft] = useState<string>();
  const set = (time: string) => {
    setDraft(undefined);
    onValueChange(time);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const minutes = KEYS.get(event.key);
    if (minutes === undefined) return;
    event.preventDefault();
    set(shiftTime(value, minutes));
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      value={draft ?? value}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const text = typeTime(event.target.value);
        setDraft(text);
        const time = text.length === 5 ? readTime(text) : undefined;
        if (time) onValueChange(time);
      }}
      onBlur={() => set((draft === undefined ? undefined : readTime(draft)) ?? value)}
    />
  );
}
