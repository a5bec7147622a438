import type { RefObject } from 'react';
import { AnchoredPopup } from '../overlay/AnchoredPopup.tsx';
import { RangePanel, type RangePanelProps } from './RangePanel.tsx';

export type RangePopupProps = RangePanelProps & {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: RefObject<HTMLElement | null>;
};

/** The popover of a DateTimeRange. Loaded on first use, together with the calendar. */
export function RangePopup({ label, open, onOpenChange, trigger, ...panel }: RangePopupProps) {
  return (
    <AnchoredPopup {...{ label, open, onOpenChange, trigger }} anchor={trigger} kind="panel">
      <RangePanel {...panel} />
    </AnchoredPopup>
  );
}
