import { lazy, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icon/Icon.tsx';
import { DownIcon } from '../../icon/icons.ts';
import { theme } from '../../theme/theme.ts';
import { Field, type FieldLabels } from '../Field.tsx';
import { controlStyles } from '../fieldStyles.ts';
import { useFieldValue, type ValueFieldProps } from '../useFieldValue.ts';
import { DialCodeTag } from './DialCodeTag.tsx';
import type { ComboLabels } from './ComboPanel.tsx';
import type { ComboOption } from './filterOptions.ts';
import { loadComboPopup, useComboPopup } from './useComboPopup.ts';

export type ComboboxProps = Omit<FieldLabels, 'label'> &
  ValueFieldProps<string> & {
    label: string;
    id?: string;
    options: readonly ComboOption[];
    /** Shown while nothing is chosen, for example "Choose a country". */
    placeholder: string;
    labels: ComboLabels;
    /**
     * Normalises text for the search: case, accents, the Turkish letters. `foldForSearch` of `@baize/i18n`.
     */
    fold: (text: string) => string;
    /** The options are still loading. */
    loading?: boolean;
  };

/**
 * One of many, found by typing. Its value is the option's, `''` for none. On phones the list is a bottom sheet.
 *
 * - Use from about fifteen options on, where the player knows the name: a country, a bank.
 * - Not for fewer: SelectField, which needs no script. Not for searching games: SearchField.
 * - Keys: a letter, an arrow, Enter or Space opens the list; arrows go by one, Page Up and Down by eight, Enter
 *   chooses, Escape and Tab close it without a change.
 * - Screen reader: the number of results, while typing; focus stays in the search box and `aria-activedescendant` marks
 *   the active option.
 */
export function Combobox({ options, placeholder, labels, fold, loading, ...props }: ComboboxProps) {
  const { label, hint, error, aside, id, name, disabled } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const { value, change, blur } = useFieldValue(props, '', trigger);
  const popup = useComboPopup(disabled);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...{ label, hint, error, aside, id }}>
      {(control) => (
        <Box>
          <Trigger
            {...control}
            {...popup.bind}
            ref={trigger}
            name={name}
            data-empty={chosen === undefined}
            onBlur={() => {
              if (!popup.open) blur();
            }}
          >
            {chosen?.plate && <DialCodeTag>{chosen.plate}</DialCodeTag>}
            <Words>{chosen?.label ?? placeholder}</Words>
            <Icon of={DownIcon} size={18} />
          </Trigger>
          {popup.wanted && (
            <Suspense fallback={null}>
              <ComboPopup
                {...popup.list}
                {...{ label, options, value, labels, fold, loading, trigger }}
                anchor={trigger}
                onChoose={(next) => {
                  popup.close();
                  change(next);
                }}
              />
            </Suspense>
          )}
        </Box>
      )}
    </Field>
  );
}

const ComboPopup = lazy(loadComboPopup);

const Box = styled.div`
  position: relative;
`;

const Trigger = styled.button`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  text-align: start;
  cursor: pointer;
  &[data-empty='true'] {
    color: ${theme.color.textMuted};
  }
  & > svg {
    color: ${theme.color.textMuted};
  }
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
