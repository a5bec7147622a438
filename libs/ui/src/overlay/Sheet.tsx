import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { floatingSurface, sheetFooter, backdrop } from './overlayStyles.ts';
import { OverlayBody } from './OverlayBody.tsx';
import { OverlayHeader } from './OverlayHeader.tsx';
import { usePortalRoot } from './usePortalRoot.ts';
import { DialogParts } from './radix.ts';
import { useDragToClose } from './useDragToClose.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  titleHidden?: boolean;
  description?: ReactNode;
  closeLabel: string;
  footer?: ReactNode;
  children?: ReactNode;
};

/**
 * Slides up from the bottom on phones, where it can be dragged down again by its head, and in from the side on wide
 * screens.
 *
 * - Use for the details or options of a tapped item: a game, a filter.
 * - Not for the menu: Drawer. Not for a question: Dialog or Confirm.
 * - Keys: Tab stays inside, Escape closes and returns focus. Dragging is never the only way: there is always a ×
 *   button.
 * - Screen reader: a dialog named by its title, even if that is hidden.
 */
export function Sheet({ open, onOpenChange, footer, children, ...head }: SheetProps) {
  const returnFocus = useReturnFocus();
  const { panel, grip } = useDragToClose(() => onOpenChange(false));
  return (
    <DialogParts.Root open={open} onOpenChange={onOpenChange}>
      <DialogParts.Portal container={usePortalRoot()}>
        <Veil />
        <Panel {...returnFocus} ref={panel} aria-describedby={head.description ? undefined : ''}>
          <Grip {...grip} data-bare={head.titleHidden}>
            <OverlayHeader {...head} />
          </Grip>
          <OverlayBody>{children}</OverlayBody>
          {footer && <Footer>{footer}</Footer>}
        </Panel>
      </DialogParts.Portal>
    </DialogParts.Root>
  );
}

const fromBelow = keyframes`from { transform: translateY(100%); }`;
const fromEnd = keyframes`from { transform: translateX(100%); }`;
const toBelow = keyframes`to { transform: translateY(100%); }`;
const toEnd = keyframes`to { transform: translateX(100%); }`;

const Veil = styled(DialogParts.Overlay)`
  ${backdrop}
`;

const Panel = styled(DialogParts.Content)`
  ${floatingSurface}
  position: fixed;
  z-index: ${theme.layer.dialog};
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  max-block-size: 88dvh;
  border-radius: ${theme.radius.l} ${theme.radius.l} 0 0;
  overflow: hidden;
  animation: ${fromBelow} ${theme.motion.slow} ${theme.motion.ease} both;
  &[data-state='closed'] {
    animation-name: ${toBelow};
  }
  ${media.desktop} {
    inset-block: 0;
    inset-inline: auto 0;
    inline-size: 420px;
    max-block-size: none;
    border-radius: ${theme.radius.l} 0 0 ${theme.radius.l};
    animation-name: ${fromEnd};
    &[data-state='closed'] {
      animation-name: ${toEnd};
    }
  }
`;

/* The head is the drag handle, marked by the bar at its top. A side sheet isn't draggable. */
const Grip = styled.div`
  flex: none;
  padding-block-start: 10px;
  touch-action: none;
  cursor: grab;
  &::before {
    content: '';
    position: absolute;
    z-index: 2;
    inset-block-start: 8px;
    inset-inline: 0;
    inline-size: 44px;
    block-size: 5px;
    margin-inline: auto;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.lineStrong};
  }
  &[data-bare='true'] {
    min-block-size: 52px;
  }
  &:active {
    cursor: grabbing;
  }
  ${media.desktop} {
    padding-block-start: 0;
    pointer-events: none;
    &::before {
      display: none;
    }
    & button {
      pointer-events: auto;
    }
  }
`;

const Footer = styled.div`
  ${sheetFooter}
`;
