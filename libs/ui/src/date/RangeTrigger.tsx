import { useId, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { controlStyles } from '../field/fieldStyles.ts';
import { Icon } from '../icon/Icon.tsx';
import { CalendarIcon } from '../icon/icons.ts';
import { floatingSurface } from '../overlay/overlayStyles.ts';
import { theme } from '../theme/theme.ts';
import type { DateRange } from './range.ts';
import { otherSpan, spanText, type RangeFormat } from './RangeFormat.ts';
import type { RangeLabels } from './RangePanel.tsx';

export type RangeTriggerProps = {
  label: string;
  value: DateRange | undefined;
  format: RangeFormat;
  labels: RangeLabels;
  placeholder: string;
  open: boolean;
  name?: string;
  disabled?: boolean;
  invalid: boolean;
  ref: Ref<HTMLButtonElement>;
  /** Called on hover or focus, to preload the popup. */
  onAhead: () => void;
  onOpen: () => void;
};

/** The box of a DateTimeRange on wide screens. Hovering or focusing it shows the range in the other zone. */
export function RangeTrigger({ value, format, labels, ...props }: RangeTriggerProps) {
  const { label, placeholder, open, invalid, onAhead, onOpen, ...button } = props;
  const otherId = useId();
  const [dismissed, setDismissed] = useState(false);
  const other = value && otherSpan(value, format);
  return (
    <Place data-quiet-hint={open || dismissed}>
      <Box
        {...button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={other && otherId}
        data-invalid={invalid}
        data-empty={value === undefined}
        onClick={onOpen}
        onPointerEnter={onAhead}
        onFocus={onAhead}
        onBlur={() => setDismissed(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDismissed(true);
        }}
      >
        <Icon of={CalendarIcon} size={18} />
        <VisuallyHidden>{label}: </VisuallyHidden>
        <Text>{value ? spanText(value, format) : placeholder}</Text>
        {format.zone && <Zone>{format.zone}</Zone>}
      </Box>
      {other && (
        <Other id={otherId}>
          <Bubble>{labels.other(other)}</Bubble>
        </Other>
      )}
    </Place>
  );
}

/* CSS only, since the overlay tooltip would be five times the size of the field. */
const Place = styled.div`
  position: relative;
`;

const Other = styled.div`
  position: absolute;
  z-index: ${theme.layer.sticky};
  inset-block-start: 100%;
  inset-inline-start: 0;
  padding-block-start: 6px;
  visibility: hidden;
  button:is(:hover, :focus-visible) + &,
  &:hover {
    visibility: visible;
  }
  [data-quiet-hint='true'] > && {
    visibility: hidden;
  }
`;

const Bubble = styled.div`
  ${floatingSurface}
  padding: ${theme.space.xs} ${theme.space.s};
  border-radius: ${theme.radius.m};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
`;

const Box = styled.button`
  ${controlStyles}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  text-align: start;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  & > svg {
    color: ${theme.color.textMuted};
  }
  &[data-empty='true'] {
    color: ${theme.color.textMuted};
  }
`;

const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

const Zone = styled.span`
  padding: 2px 6px;
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.bold};
`;
