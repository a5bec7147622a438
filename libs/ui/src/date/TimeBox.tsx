import { useState, type KeyboardEvent } from 'react';
import { TextField } from '../field/TextField.tsx';
import { readTime, shiftTime, typeTime } from './typeTime.ts';

export type TimeBoxProps = {
  label: string;
  /** `23:59` */
  value: string;
  onValueChange: (time: string) => void;
};

/** How many minutes a key moves the time by. */
const KEYS = new Map(Object.entries<number>({ ArrowUp: 1, ArrowDown: -1, PageUp: 60, PageDown: -60 }));

/**
 * A time of day with 24 hours, which the browser's own box has only where its language has them. Arrow keys move it by
 * minutes, Page Up and Down by hours; what is no time goes back to what it was.
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
