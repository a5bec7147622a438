import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type Segment<T extends string> = {
  value: T;
  label: string;
  icon?: IconComponent;
  /** The language of the label, if it isn't the page's. */
  lang?: string;
  /** Read aloud in place of a very short label. */
  spoken?: string;
  disabled?: boolean;
};
export type SegmentedControlProps<T extends string> = {
  label: string;
  segments: readonly Segment<T>[];
  /** Without it the control is uncontrolled, or a form library stores the value. */
  value?: T;
  defaultValue?: T;
  onValueChange?: (value: T) => void;
  full?: boolean;
  disabled?: boolean;
} & Pick<ComponentPropsWithRef<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;

/**
 * One of two to five, all visible, taking effect immediately. Without `value` it is uncontrolled, or a form
 * library stores the value.
 *
 * - Use for a view or a short choice of one or two words: dark or light, deposit or withdrawal.
 * - Not for a choice that needs explaining: RadioGroup. Not for parts of a page: Tabs. Not for on and off:
 *   Switch.
 * - Keys: Tab enters on the selected one; arrows move the choice.
 * - Screen reader: a radiogroup named by `label`; `spoken` says more than a short label shows.
 */
export function SegmentedControl<T extends string>({
  label,
  segments,
  value,
  defaultValue,
  onValueChange,
  full = false,
  onChange,
  ...native
}: SegmentedControlProps<T>) {
  const generated = useId();
  return (
    <Root role="radiogroup" aria-label={label} data-full={full}>
      {segments.map((segment) => (
        <Choice key={segment.value} lang={segment.lang}>
          <Radio
            {...native}
            type="radio"
            name={native.name ?? generated}
            value={segment.value}
            disabled={native.disabled || segment.disabled}
            aria-label={segment.spoken}
            checked={value === undefined ? undefined : segment.value === value}
            defaultChecked={defaultValue === undefined ? undefined : segment.value === defaultValue}
            onChange={(event) => {
              void onChange?.(event);
              onValueChange?.(segment.value);
            }}
          />
          {segment.icon && <Icon of={segment.icon} size={16} />}
          <span>{segment.label}</span>
        </Choice>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  padding: 3px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  &[data-full='true'] {
    display: flex;
  }
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  flex: auto;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-inline-size: 0;
  min-block-size: calc(${theme.control.s} - 6px);
  padding: 2px ${theme.space.s};
  border-radius: calc(${theme.radius.m} - 2px);
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  line-height: 1.2;
  text-align: center;
  [data-full='true'] > & {
    flex: 1;
  }
  /* Five of them fit on a phone when they are closer together. */
  ${media.phone} {
    :has(> :nth-child(5)) > & {
      padding-inline: ${theme.space.xs};
    }
  }
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};
  ${touchTarget}
  &:hover:not(:has(:disabled)) {
    color: ${theme.color.text};
  }
  &:has(:disabled) > span,
  &:has(:disabled) > svg {
    opacity: 0.55;
  }
  &:has(:checked) {
    background: ${theme.color.raised};
    color: ${theme.color.text};
    box-shadow:
      inset 0 0 0 1px ${theme.color.lineStrong},
      ${theme.shadow.s};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
`;
