import { useId } from 'react';
import { styled } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { theme } from '../theme/theme.ts';

export type Segment<T extends string> = {
  value: T;
  label: string;
  icon?: IconComponent;
  /** The language the label is written in, when it is not the page's. */
  lang?: string;
  /** Read aloud in place of a very short label. */
  spoken?: string;
};
export type SegmentedControlProps<T extends string> = {
  label: string;
  segments: readonly Segment<T>[];
  value: T;
  onValueChange: (value: T) => void;
  full?: boolean;
};

/** One of two to four, all in sight, taking effect at once. Native radio buttons, so arrow keys move the choice. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, segments, value, onValueChange, full = false } = props;
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} data-full={full}>
      {segments.map((segment) => (
        <Choice key={segment.value} lang={segment.lang}>
          <Radio
            type="radio"
            name={name}
            aria-label={segment.spoken}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
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
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  flex: 1;
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
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};
  ${touchTarget}
  &:hover {
    color: ${theme.color.text};
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
