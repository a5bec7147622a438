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
  /** What it hangs under. */
  anchor: RefObject<HTMLElement | null>;
  /** Where the focus goes back to. */
  trigger: RefObject<HTMLElement | null>;
};

/** Where the list of a Combobox stands: under its box on wide screens, in a sheet from below on phones. Loaded on first use. */
export function ComboPopup({ open, onOpenChange, anchor, trigger, ...panel }: ComboPopupProps) {
  const onPhone = useMediaQuery(`(max-width: ${BREAKPOINT.tablet - 0.02}px)`);
  if (onPhone)
    return (
      <Sheet open={open} onOpenChange={onOpenChange} title={panel.label} closeLabel={panel.words.close}>
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

/* Of one height whatever is found, so that what is typed into does not jump under the keyboard of the phone. */
const InSheet = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 62dvh;
  margin-inline: calc(-1 * ${theme.space.s});
  margin-block-end: calc(-1 * ${theme.space.l});
`;
