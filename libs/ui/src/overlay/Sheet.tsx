import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { floating, veil } from './layers.ts';
import { OverlayBody } from './OverlayBody.tsx';
import { OverlayHead } from './OverlayHead.tsx';
import { DialogParts } from './radix.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  titleHidden?: boolean;
  description?: ReactNode;
  closeLabel: string;
  /** Where it stands on wide screens; `start` is the menu's side and holds on phones too. */
  side?: 'start' | 'end';
  footer?: ReactNode;
  children?: ReactNode;
};

/** Comes up from below on phones and from the side on wide screens: a tapped game, a filter, the menu. */
export function Sheet({ open, onOpenChange, side = 'end', footer, children, ...head }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <DialogParts.Root open={open} onOpenChange={onOpenChange}>
      <DialogParts.Portal>
        <Veil />
        <Panel {...returnFocus} data-side={side} aria-describedby={head.description ? undefined : ''}>
          <OverlayHead {...head} />
          <OverlayBody>{children}</OverlayBody>
          {footer && <Footer>{footer}</Footer>}
        </Panel>
      </DialogParts.Portal>
    </DialogParts.Root>
  );
}

const fromBelow = keyframes`from { transform: translateY(100%); }`;
const fromStart = keyframes`from { transform: translateX(-100%); }`;
const fromEnd = keyframes`from { transform: translateX(100%); }`;
const toBelow = keyframes`to { transform: translateY(100%); }`;
const toStart = keyframes`to { transform: translateX(-100%); }`;
const toEnd = keyframes`to { transform: translateX(100%); }`;

const Veil = styled(DialogParts.Overlay)`
  ${veil}
`;

const Panel = styled(DialogParts.Content)`
  ${floating}
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
  &[data-side='start'] {
    inset-block: 0;
    inset-inline-end: auto;
    inline-size: min(360px, 88vw);
    max-block-size: none;
    border-radius: 0 ${theme.radius.l} ${theme.radius.l} 0;
    animation-name: ${fromStart};
  }
  &[data-side='start'][data-state='closed'] {
    animation-name: ${toStart};
  }
  ${media.desktop} {
    &[data-side='end'] {
      inset-block: 0;
      inset-inline: auto 0;
      inline-size: 420px;
      max-block-size: none;
      border-radius: ${theme.radius.l} 0 0 ${theme.radius.l};
      animation-name: ${fromEnd};
    }
    &[data-side='end'][data-state='closed'] {
      animation-name: ${toEnd};
    }
  }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  padding: ${theme.space.m} ${theme.space.l} max(${theme.space.m}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${theme.color.line};
  & > * {
    flex: 1;
  }
`;
