import { styled } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { Icon } from '../icon/Icon.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';

export type ChipProps = {
  label: string;
  /** Read aloud: what the × button does, for example "remove filter". */
  removeLabel: string;
  onRemove: () => void;
};

/**
 * An active filter; pressing it removes it.
 *
 * - Use in a ChipRow, for every filter a player has set.
 * - Not for choosing: Checkbox or SegmentedControl. Not for a label on something: Badge.
 * - Keys: Enter and Space remove it.
 * - Screen reader: its text and what a press does: "Yelken: remove filter".
 */
export function Chip({ label, removeLabel, onRemove }: ChipProps) {
  return (
    <Root type="button" onClick={onRemove} aria-label={`${label}: ${removeLabel}`} title={removeLabel}>
      <Words>{label}</Words>
      <Icon of={CloseIcon} size={14} />
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  min-block-size: 32px;
  padding: 4px 10px 4px 12px;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  box-shadow: inset 0 0 0 1px color-mix(in oklab, ${theme.color.accent} 45%, transparent);
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  line-height: 1.2;
  transition: box-shadow ${theme.motion.fast} ${theme.motion.ease};
  ${touchTarget}
  &:hover {
    box-shadow: inset 0 0 0 1px ${theme.color.accentText};
  }
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
