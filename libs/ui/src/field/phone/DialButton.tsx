import { lazy, Suspense, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icon/Icon.tsx';
import { DownIcon } from '../../icon/icons.ts';
import { theme } from '../../theme/theme.ts';
import { DialCodeTag } from '../combobox/DialCodeTag.tsx';
import type { ComboLabels } from '../combobox/ComboPanel.tsx';
import { loadComboPopup, useComboPopup } from '../combobox/useComboPopup.ts';
import { controlStyles } from '../fieldStyles.ts';
import type { PhoneCountry } from './PhoneCountry.ts';

export type DialButtonProps = {
  label: string;
  countries: readonly PhoneCountry[];
  country: PhoneCountry | undefined;
  placeholder: string;
  labels: ComboLabels;
  fold: (text: string) => string;
  loading?: boolean;
  disabled?: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  name?: string;
  trigger: RefObject<HTMLButtonElement | null>;
  /** The whole field, below which the list opens. */
  anchor: RefObject<HTMLElement | null>;
  onChoose: (id: number) => void;
  onBlur: () => void;
};

/** The first part of a PhoneField: the country's plate and dial code, which opens the list of countries. */
export function DialButton({ country, countries, label, placeholder, trigger, ...props }: DialButtonProps) {
  const { labels, fold, loading, disabled, invalid, describedBy, name, anchor, onChoose, onBlur } = props;
  const popup = useComboPopup(disabled);
  return (
    <>
      <Trigger
        {...popup.bind}
        ref={trigger}
        name={name}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        title={country?.name}
        onBlur={() => {
          if (!popup.open) onBlur();
        }}
      >
        {country?.plate && <DialCodeTag>{country.plate}</DialCodeTag>}
        <Dial>{country?.dial ?? placeholder}</Dial>
        <Icon of={DownIcon} size={16} />
      </Trigger>
      {popup.wanted && (
        <Suspense fallback={null}>
          <ComboPopup
            {...popup.list}
            {...{ label, labels, fold, loading, trigger, anchor }}
            options={countries.map(optionOf)}
            value={country ? String(country.id) : ''}
            onChoose={(id) => {
              popup.close();
              onChoose(Number(id));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const ComboPopup = lazy(loadComboPopup);

const optionOf = ({ id, name, dial, plate }: PhoneCountry) => ({
  value: String(id),
  label: name,
  detail: dial,
  plate,
});

const Trigger = styled.button`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  inline-size: auto;
  white-space: nowrap;
  cursor: pointer;
  border-start-end-radius: 0;
  border-end-end-radius: 0;
  & > svg {
    color: ${theme.color.textMuted};
  }
  &:focus-visible,
  &[aria-invalid='true'] {
    position: relative;
    z-index: 1;
  }
`;

const Dial = styled.span`
  font-variant-numeric: tabular-nums;
`;
