import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { Field, type FieldLabels } from './Field.tsx';
import { controlStyles } from './fieldStyles.ts';

export type TextAreaFieldProps = ComponentPropsWithRef<'textarea'> &
  FieldLabels & {
    /**
     * The number of characters left, as text. Together with `maxLength` it adds a counter, which is read aloud when
     * less than a tenth is left.
     */
    leftLabel?: (left: number) => string;
  };

/**
 * Several lines of text; grows with its content if the browser supports it.
 *
 * - Use for a message or a reason.
 * - Not for one line: TextField.
 * - Keys: Enter begins a new line, Tab leaves it.
 * - Screen reader: named by its label; the remaining length is announced only when it gets low.
 */
export function TextAreaField({ label, hint, error, aside, id, leftLabel, ...area }: TextAreaFieldProps) {
  const { rows = 4, maxLength, onInput, ...rest } = area;
  const root = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState(0);
  /* Also after each render: a form library or the parent may have set the text without a key press. */
  useLayoutEffect(() => setUsed(root.current?.querySelector('textarea')?.value.length ?? 0), [area]);
  const counts = leftLabel !== undefined && maxLength !== undefined;
  const left = (maxLength ?? 0) - used;
  return (
    <Root ref={root}>
      <Field
        label={label}
        hint={hint}
        error={error}
        id={id}
        aside={
          counts ? (
            <Count aria-hidden="true" data-full={left <= 0}>
              {used} / {maxLength}
            </Count>
          ) : (
            aside
          )
        }
      >
        {(control) => (
          <Area
            rows={rows}
            maxLength={maxLength}
            onInput={(event) => {
              setUsed(event.currentTarget.value.length);
              onInput?.(event);
            }}
            {...rest}
            {...control}
          />
        )}
      </Field>
      {counts && (
        <VisuallyHidden role="status">{left <= maxLength / 10 ? leftLabel(left) : ''}</VisuallyHidden>
      )}
    </Root>
  );
}

/* Contains the visually hidden text, which must not overflow it. */
const Root = styled.div`
  position: relative;
`;

const Area = styled.textarea`
  ${controlStyles}
  display: block;
  min-block-size: 7rem;
  line-height: 1.45;
  resize: vertical;
  field-sizing: content;
  ${media.touch} {
    min-block-size: 7rem;
  }
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  &[data-full='true'] {
    color: ${theme.color.dangerText};
    font-weight: ${theme.weight.bold};
  }
`;
