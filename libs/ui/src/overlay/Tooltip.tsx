import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fadeIn } from '../motion/slideIn.ts';
import { theme } from '../theme/theme.ts';
import { floatingSurface } from './overlayStyles.ts';
import { usePortalRoot } from './usePortalRoot.ts';
import { TooltipParts } from './radix.ts';

export type TooltipProps = {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Its trigger; must take a ref, and be focusable for the keyboard. */
  children: ReactElement;
};

/**
 * A short text about something on hover or focus.
 *
 * - Use for the full name of an icon or a truncated text.
 * - Not for essential information, since touch has no hover: text on the page, or Popover. Not for controls or links:
 *   Popover.
 * - Keys: focus shows it, Escape hides it.
 * - Screen reader: read as the description of its trigger.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <TooltipParts.Provider delayDuration={300}>
      <TooltipParts.Root>
        <TooltipParts.Trigger asChild>{children}</TooltipParts.Trigger>
        <TooltipParts.Portal container={usePortalRoot()}>
          <Bubble side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Bubble>
        </TooltipParts.Portal>
      </TooltipParts.Root>
    </TooltipParts.Provider>
  );
}

const Bubble = styled(TooltipParts.Content)`
  ${floatingSurface}
  ${fadeIn}
  z-index: ${theme.layer.dialog};
  max-inline-size: 260px;
  padding: ${theme.space.xs} ${theme.space.s};
  border-radius: ${theme.radius.m};
  font-size: ${theme.size.s};
  line-height: 1.35;
`;
