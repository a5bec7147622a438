import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { appear } from '../motion/appear.ts';
import { floating } from '../overlay/layers.ts';
import { PopoverParts } from '../overlay/radix.ts';
import { theme } from '../theme/theme.ts';
import { RangePanel, type RangePanelProps } from './RangePanel.tsx';

export type RangePopupProps = RangePanelProps & {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: RefObject<HTMLElement | null>;
};

/** The popover of a DateTimeRange. Loaded on first use, and the calendar with it. */
export function RangePopup({ label, open, onOpenChange, trigger, ...panel }: RangePopupProps) {
  return (
    <PopoverParts.Root open={open} onOpenChange={onOpenChange} modal>
      <PopoverParts.Anchor virtualRef={trigger} />
      <PopoverParts.Portal>
        <Hanging
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus({ preventScroll: true });
          }}
        >
          <RangePanel {...panel} />
        </Hanging>
      </PopoverParts.Portal>
    </PopoverParts.Root>
  );
}

const Hanging = styled(PopoverParts.Content)`
  ${floating}
  ${appear}
  z-index: ${theme.layer.dialog};
  max-inline-size: calc(100vw - 24px);
  max-block-size: var(--radix-popover-content-available-height);
  border-radius: ${theme.radius.l};
  overflow: auto;
`;
