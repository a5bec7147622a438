import { OTPInput } from 'input-otp';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldLabels } from '../field/Field.tsx';
import { useFieldValue, type ValueFieldProps } from '../field/useFieldValue.ts';
import { uiNonce } from '../overlay/setUiNonce.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { extractCode } from './extractCode.ts';
import { CodeStatusIcon, type CodeStatus } from './CodeStatusIcon.tsx';

export type CodeFieldProps = FieldLabels &
  ValueFieldProps<string> & {
    id?: string;
    /** Number of digits in the code. */
    length?: number;
    /** Called when the last digit is entered: once per code, until the field is cleared. */
    onComplete?: (code: string) => void;
    /** `checking` while the server verifies the code, `right` when it matches. */
    status?: CodeStatus;
    /** The status as text, read aloud; required with `status`. */
    statusLabel?: string;
    autoFocus?: boolean;
  };

/**
 * A one-time code from a message or an authenticator. It looks like one box per digit but is one input: it
 * accepts a paste (`123 456`, or a whole sentence with the code in it) and the phone's autofill from the
 * message.
 *
 * - Use for SMS, e-mail and authenticator codes of a fixed length.
 * - Not for a password: PasswordField. Not for codes with letters, such as a coupon: TextField.
 * - Keys: digits, Backspace and Delete; arrows move through the boxes, and a digit replaces the selected one.
 * - Screen reader: one field with its label; checking and right are announced through `statusLabel`, validation errors
 *   as an error.
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
  const lastComplete = useRef('');
  useEffect(() => {
    if (value === '') lastComplete.current = '';
  }, [value]);
  const typed = (next: string) => {
    change(next);
    if (next.length < length || next === lastComplete.current) return;
    lastComplete.current = next;
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
            pasteTransformer={(text) => extractCode(text, length)}
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

/* Six boxes need no more width than this; the status icon follows them. */
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
