import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { floatingSurface, sheetFooter, backdrop } from './overlayStyles.ts';
import { OverlayBody } from './OverlayBody.tsx';
import { OverlayHeader } from './OverlayHeader.tsx';
import { usePortalRoot } from './usePortalRoot.ts';
import { DialogParts } from './radix.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  titleHidden?: boolean;
  description?: ReactNode;
  closeLabel: string;
  /** The menu opens at `start`. */
  side?: 'start' | 'end';
  /** Between head and content, always visible: the player's name, the balance, tabs. */
  top?: ReactNode;
  /** Below the content, always visible. */
  footer?: ReactNode;
  children?: ReactNode;
};

/**
 * A full-height panel that slides in from the side, on phones too.
 *
 * - Use for the menu, the account's pages, a bet slip.
 * - Not for a tapped item: Sheet. Not for a question: Dialog or Confirm.
 * - Keys: Tab stays inside, Escape closes and returns focus to what opened it.
 * - Screen reader: a dialog named by its title; the page behind it cannot be reached.
 */
export function Drawer({ open, onOpenChange, side = 'start', top, footer, children, ...head }: DrawerProps) {
  const returnFocus = useReturnFocus();
  return (
    <DialogParts.Root open={open} onOpenChange={onOpenChange}>
      <DialogParts.Portal container={usePortalRoot()}>
        <Veil />
        <Panel {...returnFocus} data-side={side} aria-describedby={head.description ? undefined : ''}>
          <OverlayHeader {...head} />
          {top && <Top>{top}</Top>}
          <OverlayBody>{children}</OverlayBody>
          {footer && <Footer>{footer}</Footer>}
        </Panel>
      </DialogParts.Portal>
    </DialogParts.Root>
  );
}

const fromStart = keyframes`from { transform: translateX(-100%); }`;
const fromEnd = keyframes`from { transform: translateX(100%); }`;
const toStart = keyframes`to { transform: translateX(-100%); }`;
const toEnd = keyframes`to { transform: translateX(100%); }`;

const Veil = styled(DialogParts.Overlay)`
  ${backdrop}
`;

const Panel = styled(DialogParts.Content)`
  ${floatingSurface}
  position: fixed;
  z-index: ${theme.layer.dialog};
  inset-block: 0;
  inset-inline: 0 auto;
  display: flex;
  flex-direction: column;
  inline-size: min(360px, 88vw);
  border-radius: 0 ${theme.radius.l} ${theme.radius.l} 0;
  overflow: hidden;
  animation: ${fromStart} ${theme.motion.slow} ${theme.motion.ease} both;
  &[data-state='closed'] {
    animation-name: ${toStart};
  }
  &[data-side='end'] {
    inset-inline: auto 0;
    border-radius: ${theme.radius.l} 0 0 ${theme.radius.l};
    animation-name: ${fromEnd};
  }
  &[data-side='end'][data-state='closed'] {
    animation-name: ${toEnd};
  }
`;

const Top = styled.div`
  padding: 0 ${theme.space.l} ${theme.space.m};
`;

const Footer = styled.div`
  ${sheetFooter}
`;
