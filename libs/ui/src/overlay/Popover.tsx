import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { slideIn } from '../motion/slideIn.ts';
import { theme } from '../theme/theme.ts';
import { floatingSurface } from './overlayStyles.ts';
import { usePortalRoot } from './usePortalRoot.ts';
import { PopoverParts } from './radix.ts';

export type PopoverProps = {
  /** The button that opens it; must take a ref and button props. */
  trigger: ReactElement;
  /** Names it; read aloud when it opens. */
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/**
 * A small surface next to the button that opened it, with text, links or a control in it.
 *
 * - Use for the meaning of a limit, a wallet's balances.
 * - Not for actions: Menu. Not for text on hover: Tooltip. Not for a separate task: Dialog.
 * - Keys: Enter and Space open it and move focus in; Escape, or Tab past the end, closes it and returns focus.
 * - Screen reader: a dialog named by `label`.
 */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'center',
  children,
  ...state
}: PopoverProps) {
  return (
    <PopoverParts.Root {...state}>
      <PopoverParts.Trigger asChild>{trigger}</PopoverParts.Trigger>
      <PopoverParts.Portal container={usePortalRoot()}>
        <Surface aria-label={label} side={side} align={align} sideOffset={8} collisionPadding={12}>
          {children}
          <Arrow width={16} height={8} />
        </Surface>
      </PopoverParts.Portal>
    </PopoverParts.Root>
  );
}

const Surface = styled(PopoverParts.Content)`
  ${floatingSurface}
  ${slideIn}
  z-index: ${theme.layer.dialog};
  inline-size: max-content;
  min-inline-size: 200px;
  max-inline-size: min(340px, calc(100vw - 24px));
  max-block-size: var(--radix-popover-content-available-height);
  padding: ${theme.space.m};
  border-radius: ${theme.radius.l};
  font-size: ${theme.size.s};
  line-height: 1.45;
  overflow-wrap: anywhere;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Arrow = styled(PopoverParts.Arrow)`
  fill: ${theme.color.overlay};
`;
