import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { theme } from '../theme/theme.ts';
import type { FieldLabels } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { radioCard, radioMark, radioRow } from './radioStyles.ts';

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** Below the label: what choosing it means. */
  description?: ReactNode;
  icon?: IconComponent;
  /** At the far end: a price, a badge. */
  trailing?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps = FieldLabels & {
  options: readonly RadioOption[];
  /** `rows` stacked for reading, `cards` side by side for an important choice. */
  variant?: 'rows' | 'cards';
  id?: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  disabled?: boolean;
} & Pick<ComponentPropsWithRef<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'required'>;

/**
 * One of a few, all visible, in rows or as cards with explanations.
 *
 * - Use for two to six form choices that are worth comparing: a period of self-exclusion, a payout method.
 * - Not from about seven on: SelectField. Not for an immediate effect: SegmentedControl.
 * - Keys: Tab enters on the selected one and leaves in one step; arrows move the selection, Space selects.
 * - Screen reader: a radiogroup named by the question; each choice is read with its description.
 */
export function RadioGroup({ options, variant = 'rows', onValueChange, ...props }: RadioGroupProps) {
  const { label, hint, error, aside, id, disabled, value, defaultValue, onChange, ...native } = props;
  const generated = useId();
  return (
    <FieldGroup {...{ label, hint, error, aside, id, disabled }} role="radiogroup">
      {({ id: groupId, invalid }) => (
        <Options data-variant={variant}>
          {options.map((option) => (
            <Choice key={option.value} data-variant={variant} data-invalid={invalid}>
              <Radio
                {...native}
                type="radio"
                name={native.name ?? generated}
                value={option.value}
                disabled={option.disabled}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
                aria-labelledby={`${groupId}-${option.value}-name`}
                aria-describedby={option.description ? `${groupId}-${option.value}-more` : undefined}
                onChange={(event) => {
                  void onChange?.(event);
                  onValueChange?.(option.value);
                }}
              />
              <RadioWords option={option} id={`${groupId}-${option.value}`} />
            </Choice>
          ))}
        </Options>
      )}
    </FieldGroup>
  );
}

function RadioWords({
  option: { icon, label, description, trailing },
  id,
}: {
  option: RadioOption;
  id: string;
}) {
  return (
    <>
      {icon && <Icon of={icon} size={22} />}
      <Words>
        <Name id={`${id}-name`}>{label}</Name>
        {description && <Description id={`${id}-more`}>{description}</Description>}
      </Words>
      {trailing}
    </>
  );
}

const Options = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &[data-variant='cards'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: ${theme.space.s};
  }
`;

const Radio = styled.input`
  ${radioMark}
`;

const Choice = styled.label`
  ${radioRow}
  &[data-variant='cards'] {
    ${radioCard}
  }
`;

const Words = styled.span`
  flex: 1;
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  line-height: 1.35;
`;

const Description = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.regular};
  line-height: 1.4;
`;
