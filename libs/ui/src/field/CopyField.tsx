import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon, CopyIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { copyText } from './copyText.ts';
import { Field } from './Field.tsx';
import { controlStyles } from './fieldStyles.ts';

export type CopyFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** As displayed: an IBAN with its spaces. It is always shown in full, however long. */
  value: string;
  /** The copied text if it differs: the IBAN without spaces. */
  copied?: string;
  /** What the button does: "IBAN'ı kopyala". */
  copyLabel: string;
  /** Shown and read aloud for a moment after copying. */
  copiedLabel: string;
  /** Shown if the browser denied access; the text is then selected, to be copied manually. */
  failedLabel: string;
};

/** Milliseconds for which the button shows that it has copied. */
const FEEDBACK_MS = 2500;

/**
 * A value to copy. It is read-only, and is selected on focus.
 *
 * - Use for an IBAN, a secret code, an account number, an exact amount to transfer.
 * - Not for editable values: TextField. Not for facts that don't need copying: FactList.
 * - Keys: Tab reaches the value, then the button; Enter and Space copy.
 * - Screen reader: announces whether it was copied. If the browser denies access, the value is selected and a message
 *   explains it.
 */
export function CopyField({
  label,
  hint,
  value,
  copied = value,
  copyLabel,
  copiedLabel,
  failedLabel,
}: CopyFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const statusId = useId();
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    const done = await copyText(copied);
    setResult(done ? 'copied' : 'failed');
    if (!done) box.current?.select();
  };
  const status = (
    <Status id={statusId} role="status" data-result={result}>
      {result && (
        <>
          {result === 'copied' && <Icon of={CheckIcon} size={16} />}
          {result === 'copied' ? copiedLabel : failedLabel}
        </>
      )}
    </Status>
  );
  return (
    <Field label={label} hint={hint} aside={status}>
      {(control) => (
        <Box>
          <Value
            {...control}
            ref={box}
            readOnly
            rows={1}
            value={value}
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Corner>
            <IconButton
              size="s"
              icon={result === 'copied' ? CheckIcon : CopyIcon}
              label={copyLabel}
              onClick={() => void copy()}
            />
          </Corner>
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Value = styled.textarea`
  ${controlStyles}
  display: block;
  padding-inline-end: 52px;
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  overflow-wrap: anywhere;
  resize: none;
  field-sizing: content;
  &[readonly] {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.raised};
  }
  /* Where a box can't grow with its text, it is at least wide enough for an IBAN. */
  @supports not (field-sizing: content) {
    ${media.phone} {
      min-block-size: 72px;
    }
  }
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 4px;
  display: grid;
  place-items: center;
  min-block-size: ${theme.control.m};
  ${media.touch} {
    min-block-size: 48px;
  }
  & > button:focus-visible {
    outline-offset: -4px;
  }
`;

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 1lh;
  font-weight: ${theme.weight.medium};
  /* While empty, it takes no line from a long label. */
  &:empty {
    position: absolute;
  }
  &[data-result='copied'] {
    color: ${theme.color.positiveText};
  }
  &[data-result='failed'] {
    color: ${theme.color.warningText};
  }
`;
