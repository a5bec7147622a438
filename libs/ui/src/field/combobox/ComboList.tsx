import { memo, type Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icon/Icon.tsx';
import { CheckIcon } from '../../icon/icons.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { DialCodeTag } from './DialCodeTag.tsx';
import type { ComboGroup, ComboOption } from './filterOptions.ts';

export type ComboListProps = {
  id: string;
  label: string;
  groups: readonly ComboGroup[];
  value: string;
  /** The index of the active option, counted through all groups. */
  active: number;
  onChoose: (value: string) => void;
  ref: Ref<HTMLDivElement>;
};

/** The options of a Combobox grouped under headings; hidden while there are none. */
export function ComboList({ id, label, groups, value, active, onChoose, ref }: ComboListProps) {
  return (
    <Root ref={ref} role="listbox" id={id} aria-label={label} hidden={groups.length === 0}>
      {groups.map(({ name, options, from }) => (
        <div key={name ?? ''} role={name ? 'group' : 'presentation'} aria-label={name}>
          {name && <Name aria-hidden="true">{name}</Name>}
          {options.map((option, index) => (
            <Option
              key={option.value}
              id={`${id}-${from + index}`}
              option={option}
              selected={option.value === value}
              active={from + index === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </Root>
  );
}

type OptionProps = {
  id: string;
  option: ComboOption;
  selected: boolean;
  active: boolean;
  onChoose: (value: string) => void;
};

/* Memoized, so that an arrow key in a list of 250 re-renders only two rows. */
const Option = memo(function Option({ id, option, selected, active, onChoose }: OptionProps) {
  const { value, label, detail, plate, disabled } = option;
  return (
    <Row
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      data-active={active}
      onPointerDown={keepFocus}
      onClick={disabled ? undefined : () => onChoose(value)}
    >
      {plate && <DialCodeTag>{plate}</DialCodeTag>}
      <Words>{label}</Words>
      {detail && <Detail>{detail}</Detail>}
      <Mark>{selected && <Icon of={CheckIcon} size={18} />}</Mark>
    </Row>
  );
});

/** A mouse click keeps focus in the search box; a touch may scroll. */
const keepFocus = (event: { pointerType: string; preventDefault: () => void }) => {
  if (event.pointerType === 'mouse') event.preventDefault();
};

const Root = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  padding: 6px;
  overflow-y: auto;
  scrollbar-width: thin;
  overscroll-behavior: contain;
`;

const Name = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: -6px;
  padding: ${theme.space.xs} ${theme.space.s} ${theme.space.xxs};
  background: ${theme.color.overlay};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.caps};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: 40px;
  padding: ${theme.space.xs} ${theme.space.s};
  border-radius: calc(${theme.radius.m} - 2px);
  color: ${theme.color.text};
  line-height: 1.3;
  cursor: pointer;
  content-visibility: auto;
  /* The text's height alone; padding and the minimum height are added to it. */
  contain-intrinsic-block-size: auto 20px;
  ${media.touch} {
    min-block-size: 48px;
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, ${theme.color.text} 8%, transparent);
    }
  }
  &[data-active='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.accentText};
  }
  &[aria-selected='true'] {
    font-weight: ${theme.weight.bold};
  }
  &[aria-disabled='true'] {
    color: ${theme.color.textMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-active='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  flex: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.regular};
  font-variant-numeric: tabular-nums;
`;

const Mark = styled.span`
  flex: none;
  inline-size: 18px;
  color: ${theme.color.accentText};
`;
