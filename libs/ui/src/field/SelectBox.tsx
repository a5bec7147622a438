import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { DownIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { controlStyles } from './fieldStyles.ts';

export type SelectOption = {
  value: string;
  label: string;
  disabled?: boolean;
  /** Options with the same group are listed together below its name. */
  group?: string;
};

export type SelectBoxProps = ComponentPropsWithRef<'select'> & {
  options: readonly SelectOption[];
  placeholder?: string;
};

/** The native select without its label; used by SelectField and DateField. */
export function SelectBox({ options, placeholder, ...select }: SelectBoxProps) {
  const groups = new Set(options.map(({ group }) => group));
  return (
    <Box>
      <Select {...select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {[...groups].map((group) => {
          const members = options.filter((option) => option.group === group).map(toOption);
          return group === undefined ? (
            members
          ) : (
            <optgroup key={group} label={group}>
              {members}
            </optgroup>
          );
        })}
      </Select>
      <Arrow>
        <Icon of={DownIcon} size={18} />
      </Arrow>
    </Box>
  );
}

const toOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

const Box = styled.div`
  position: relative;
`;

const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: 42px;
  text-overflow: ellipsis;
  cursor: pointer;
  option,
  optgroup {
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
