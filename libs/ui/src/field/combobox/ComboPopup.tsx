import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useMediaQuery } from '../../motion/useMediaQuery.ts';
import { AnchoredPopup } from '../../overlay/AnchoredPopup.tsx';
import { Sheet } from '../../overlay/Sheet.tsx';
import { BREAKPOINT } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ComboPanel, type ComboPanelProps } from './ComboPanel.tsx';

export type ComboPopupProps = ComboPanelProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element it is anchored to. */
  anchor: RefObject<HTMLElement | null>;
  /** Where focus returns to. */
  trigger: RefObject<HTMLElement | null>;
};

/**
 * Positions the list of a Combobox: below its box on wide screens, in a bottom sheet on phones. Loaded on
 * first use.
 */
export function ComboPopup({ open, onOpenChange, anchor, trigger, ...panel }: ComboPopupProps) {
  const onPhone = useMediaQuery(`(max-width: ${BREAKPOINT.tablet - 0.02}px)`);
  if (onPhone)
    return (
      <Sheet open={open} onOpenChange={onOpenChange} title={panel.label} closeLabel={panel.labels.close}>
        <InSheet>
          <ComboPanel {...panel} />
        </InSheet>
      </Sheet>
    );
  return (
    <AnchoredPopup {...{ open, onOpenChange, anchor, trigger }} label={panel.label} kind="list">
      <ComboPanel {...panel} />
    </AnchoredPopup>
  );
}

/* A fixed height for any number of results, so that the input doesn't jump above the phone's keyboard. */
const InSheet = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 62dvh;
  margin-inline: calc(-1 * ${theme.space.s});
  margin-block-end: calc(-1 * ${theme.space.l});
`;
