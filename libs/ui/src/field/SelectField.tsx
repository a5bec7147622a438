import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { DownIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { Field, type FieldWords } from './Field.tsx';
import { controlStyles } from './fieldStyles.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectFieldProps = ComponentPropsWithRef<'select'> &
  FieldWords & {
    options: readonly SelectOption[];
    /** The first, empty choice, for example "Choose a bank". */
    placeholder?: string;
  };

/** One of several. The system's own list: on phones nothing is easier to use, and it costs no script. */
export function SelectField({
  label,
  hint,
  error,
  aside,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {(control) => (
        <Box>
          <Select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <Arrow>
            <Icon of={DownIcon} size={18} />
          </Arrow>
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: 42px;
  text-overflow: ellipsis;
  cursor: pointer;
  option {
    background: ${theme.color.overlay};
    color: ${theme.color.text};
  }
`;

const Arrow = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${theme.space.s};
  display: grid;
  place-items: center;
  color: ${theme.color.textMuted};
  pointer-events: none;
`;
