import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { ConcealIcon, RevealIcon } from '../icon/icons.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  revealLabel: string;
  concealLabel: string;
};

/** A password with an eye to read it. Say `autoComplete="current-password"` or `"new-password"`. */
export function PasswordField({ revealLabel, concealLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="s"
          icon={shown ? ConcealIcon : RevealIcon}
          label={shown ? concealLabel : revealLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
