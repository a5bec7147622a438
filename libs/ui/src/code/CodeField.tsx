import { OTPInput } from 'input-otp';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldLabels } from '../field/Field.tsx';
import { useFieldValue, type ValueFieldProps } from '../field/useFieldValue.ts';
import { uiNonce } from '../overlay/setUiNonce.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { codeIn } from './codeIn.ts';
import { CodeStatusIcon, type CodeStatus } from './CodeStatusIcon.tsx';

export type CodeFieldProps = FieldLabels &
  ValueFieldProps<string> & {
    id?: string;
    /** How many digits the code has. */
    length?: number;
    /** Called when the last digit is there: once for each code, until the field has been emptied. */
    onComplete?: (code: string) => void;
    /** `checking` while the server looks at the code, `right` when it fits. */
    status?: CodeStatus;
    /** What the status means, read aloud; needed with `status`. */
    statusLabel?: string;
    autoFocus?: boolean;
  };

/**
 * A one-time code out of a message or an authenticator. It looks like one box per digit and is one field: it takes a
 * paste (`123 456`, or a whole sentence with the code in it) and what the phone offers from the message.
 *
 * - Use for SMS, e-mail and authenticator codes of a fixed length.
 * - Not for a password: PasswordField. Not for codes with letters, such as a coupon: TextField.
 * - Keys: digits, Backspace and Delete; arrows walk through the boxes, and a digit replaces the one that is marked.
 * - Aloud: one field with its label; checking and right are announced through `statusLabel`, what is wrong as an error.
 */
export function CodeField({
  length = 6,
  onComplete,
  status = 'idle',
  statusLabel,
  ...props
}: CodeFieldProps) {
  const { label, hint, error, aside, id, name, disabled, autoFocus } = props;
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blur } = useFieldValue(props, '', input);
  const told = useRef('');
  useEffect(() => {
    if (value === '') told.current = '';
  }, [value]);
  const typed = (next: string) => {
    change(next);
    if (next.length < length || next === told.current) return;
    told.current = next;
    onComplete?.(next);
  };
  return (
    <Field {...{ label, hint, error, id, aside }}>
      {(control) => (
        <Place>
          <OTPInput
            {...control}
            ref={input}
            name={name}
            value={value}
            onChange={typed}
            onBlur={blur}
            maxLength={length}
            pattern="^\d+$"
            pasteTransformer={(text) => codeIn(text, length)}
            inputMode="numeric"
            autoComplete="one-time-code"
            disabled={disabled}
            readOnly={status !== 'idle'}
            autoFocus={autoFocus}
            nonce={uiNonce()}
            noScriptCSSFallback={null}
            pushPasswordManagerStrategy="none"
            render={({ slots, isFocused }) => (
              <CodeBoxes
                slots={slots}
                focused={isFocused}
                invalid={Boolean(error)}
                disabled={disabled}
                status={status}
              />
            )}
          />
          <CodeStatusIcon status={status} label={statusLabel} />
        </Place>
      )}
    </Field>
  );
}

/* Boxes of six digits need no more room than that; and the sign stands behind them. */
const Place = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  & > [data-input-otp-container] {
    flex: 1;
    max-inline-size: 480px;
  }
`;
